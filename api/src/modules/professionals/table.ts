import {
  professionalImages,
  professionalInput,
  professionalNote,
  publicProfessional,
} from 'shared-contracts/schemas/professional';
import * as v from 'valibot';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row, TableModule } from '../../generic/table-module.ts';
import { invalidAt } from '../../http/problem.ts';
import { recomputeMasks } from '../availability/recompute-masks.ts';
import { isProven, recheckDocuments } from '../documents/recheck-documents.ts';
import { changeImages } from './change-images.ts';
import { professionalsPolicy } from './policy.ts';
import { lock } from '../../db/advisory-locks.ts';

const profileChange = v.partial(v.object({ ...professionalInput.entries, ...professionalImages.entries }));

async function update(
  context: CallContext,
  { id, before, input: asked }: { id: string; before: Row; input: Row },
  write: (values: Row) => Promise<Row>,
): Promise<Row> {
  requireComingDate(asked, context.now);
  const input = { ...asked, ...oneTruth(before, asked, context.now) };
  if (isProven(input)) await context.asSystem((tx) => lock(tx, `diary:${id}`));
  const row = await write({ ...input, ...(await changeImages(context, before, input)) });
  if (context.scope === 'self') {
    await recheckDocuments(context, before, row);
    await renameAccount(context, id, input);
  }
  if (slotSettings.some((setting) => input[setting] !== undefined)) await recomputeMasks(context, id);
  return row;
}

/** The availability date (section 2 of the specification) is none that is over everywhere on earth, at UTC−12 too. @throws Problem 422. */
function requireComingDate({ availableDate }: Row, now: Date): void {
  const today = new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);
  if (typeof availableDate === 'string' && availableDate < today) throw invalidAt('/availableDate', 'DATE_PAST');
}

/** Available now and from a day ahead exclude each other: the last one that was said holds. */
function oneTruth(before: Row, input: Row, now: Date): Row {
  const { availableNow, availableDate } = { ...before, ...input };
  const isAhead = typeof availableDate === 'string' && availableDate > now.toISOString().slice(0, 10);
  if (!isAhead || availableNow !== true) return {};
  return input.availableNow === true ? { availableDate: null } : { availableNow: false };
}

/** What decides which slots are offered: the masks follow in the same transaction. */
const slotSettings = [
  'timeZone',
  'slotMinutes',
  'bufferMinutes',
  'minimumNoticeMinutes',
  'horizonDays',
  'bookingLimits',
  'callTypes',
  'availableDate',
];

/** The account has the names and the zone of the profile. */
async function renameAccount(context: CallContext, id: string, input: Row): Promise<void> {
  const { lastName, firstNames, timeZone } = input as { lastName?: string; firstNames?: string; timeZone?: string };
  if (lastName === undefined && firstNames === undefined && timeZone === undefined) return;
  await context.asSystem((tx) =>
    tx
      .updateTable('users')
      .set({
        ...(lastName !== undefined && { lastName }),
        ...(firstNames !== undefined && { firstNames }),
        ...(timeZone !== undefined && { timeZone }),
      })
      .where('id', '=', id)
      .execute(),
  );
}

export const professionalsTable: TableModule = {
  path: 'professionals',
  policy: professionalsPolicy,
  row: publicProfessional,
  update: { schema: (scope) => (scope === 'operator' ? professionalNote : profileChange), run: update },
};
