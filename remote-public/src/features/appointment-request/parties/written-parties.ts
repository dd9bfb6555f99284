import {
  fewWords,
  mostParties,
  partyAs,
  partyForms,
  writtenOtherNames,
  type PartyInput,
} from 'shared-contracts/schemas/appointment-party';
import { code } from 'shared-contracts/schemas/text';
import { named } from 'shared-contracts/schemas/name';
import * as v from 'valibot';
import { textLimits } from 'shared-contracts/schemas/text-limits';

const row = v.object({
  as: v.picklist(partyForms),
  name: v.pipe(v.string(), v.trim(), v.maxLength(textLimits.partyName, code('TOO_LONG')), named, fewWords),
  otherNames: writtenOtherNames,
});
/** Other names without the first are no party. */
const isNamed = ({ name, otherNames }: v.InferOutput<typeof row>) => name !== '' || otherNames.length === 0;
const written = v.pipe(row, v.forward(v.check(isNamed, code('REQUIRED')), ['name']));

/** Parties as the form has them; an empty row is none. */
export const writtenParties = v.pipe(v.array(written), v.maxLength(mostParties));
export type WrittenParties = v.InferInput<typeof writtenParties>;

/** As the request has them; undefined while a row is wrong. */
export function partiesOf(rows: unknown): PartyInput[] | undefined {
  const read = v.safeParse(writtenParties, rows);
  if (!read.success) return undefined;
  return read.output
    .filter(({ name }) => name !== '')
    .map(({ as, name, otherNames }) => ({ ...partyAs(as), name, otherNames }));
}

/** The rows that were kept on the way through signing in. */
export const keptParties = (kept: unknown): WrittenParties => {
  const rows = v.safeParse(
    v.array(v.object({ as: v.picklist(partyForms), name: v.string(), otherNames: v.string() })),
    kept,
  );
  return rows.success ? rows.output : [];
};
