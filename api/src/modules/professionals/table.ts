import {
  professionalImages,
  professionalInput,
  professionalNote,
  publicProfessional,
} from 'shared-contracts/schemas/professional';
import * as v from 'valibot';
import type { CallContext } from '../../generic/call-context.ts';
import { defineTable } from '../../generic/table-module.ts';
import type { Change, Row, Write } from '../../generic/table-module.ts';
import { invalidAt } from '../../http/problem.ts';
import { recomputeMasks } from '../availability/recompute-masks.ts';
import { needsProof, recheckDocuments } from '../documents/recheck-documents.ts';
import { changeImages } from './change-images.ts';
import { professionalsPolicy } from './policy.ts';
import { lock } from '../../db/advisory-locks.ts';

const profileChange = v.partial(v.object({ ...professionalInput.entries, ...professionalImages.entries }));
/** Columns of the professional or of operators, all optional. */
type ProfileChange = v.InferOutput<typeof profileChange> & v.InferOutput<typeof professionalNote>;

async function update(
  context: CallContext,
  { id, before, input: asked }: Change<ProfileChange>,
  write: Write,
): Promise<Row> {
  requireComingDate(asked, context.now);
  const input = { ...asked, ...exclusiveAvailability(before, asked, context.now) };
  if (needsProof(input)) await context.asSystem((tx) => lock(tx, `diary:${id}`));
  const row = await write({ ...input, ...(await changeImages(context, before, input)) });
  if (context.scope === 'self') {
    await recheckDocuments(context, before, row);
    await renameAccount(context, id, input);
  }
  if (slotSettings.some((setting) => input[setting] !== undefined)) await recomputeMasks(context, id);
  return row;
}

/** The availability date (section 2 of the specification) must not be past everywhere, UTC−12 included. @throws Problem 422. */
function requireComingDate({ availableDate }: ProfileChange, now: Date): void {
  const today = new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);
  if (availableDate && availableDate < today) throw invalidAt('/availableDate', 'DATE_PAST');
}

/** Available now and available from a later day exclude each other: the latest change wins. */
function exclusiveAvailability(before: Row, input: ProfileChange, now: Date): ProfileChange {
  const { availableNow, availableDate } = { ...before, ...input };
  const isAhead = typeof availableDate === 'string' && availableDate > now.toISOString().slice(0, 10);
  if (!isAhead || availableNow !== true) return {};
  return input.availableNow === true ? { availableDate: null } : { availableNow: false };
}

/** Settings that determine the slots: the masks are updated in the same transaction. */
const slotSettings: readonly (keyof ProfileChange)[] = [
  'timeZone',
  'slotMinutes',
  'bufferMinutes',
  'minimumNoticeMinutes',
  'horizonDays',
  'bookingLimits',
  'callTypes',
  'availableDate',
];

/** Copies names and time zone of the profile to the account. */
async function renameAccount(
  context: CallContext,
  id: string,
  { lastName, firstNames, timeZone }: ProfileChange,
): Promise<void> {
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

export const professionalsTable = defineTable({
  path: 'professionals',
  policy: professionalsPolicy,
  row: publicProfessional,
  update: { schema: (scope) => (scope === 'operator' ? professionalNote : profileChange), run: update },
});
