import {
  contactSettings,
  professionalImages,
  professionalInput,
  professionalNote,
} from 'shared-contracts/schemas/professional-input';
import { publicProfessional } from 'shared-contracts/schemas/professional';
import * as v from 'valibot';
import type { CallContext } from '../../generic/call-context.ts';
import { defineTable } from '../../generic/table-module.ts';
import type { Change, Row, Write } from '../../generic/table-module.ts';
import { readBack } from '../../generic/rows.ts';
import { invalidAt } from '../../http/problem.ts';
import { recomputeMasks } from '../availability/recompute-masks.ts';
import { needsProof, recheckDocuments } from '../documents/recheck-documents.ts';
import { switchHolds } from '../availability/available-now.ts';
import { changeImages, changesImages } from './change-images.ts';
import { professionalsPolicy } from './policy.ts';
import { lock } from '../../db/advisory-locks.ts';

const profileChange = v.partial(
  v.object({ ...professionalInput.entries, ...professionalImages.entries, ...contactSettings.entries }),
);
/** Columns of the professional or of operators, all optional. */
type ProfileChange = v.InferOutput<typeof profileChange> & v.InferOutput<typeof professionalNote>;

async function update(
  context: CallContext,
  { id, before, input: asked }: Change<ProfileChange>,
  write: Write,
): Promise<Row> {
  requireComingDate(asked, context.now);
  requireAwayText(before, asked);
  const { availableNow, ...changed } = withAvailability(before, asked, context.now);
  const input = {
    ...changed,
    ...(availableNow !== undefined && { availableSince: availableNow ? context.now : null }),
  };
  const row = await write({ ...input, ...(await changeImages(context, before, input)) });
  if (context.scope === 'self') {
    await recheckDocuments(context, before, row);
    await renameAccount(context, id, input);
  }
  if (isAboutSlots(input)) await recomputeMasks(context, id);
  // What is computed from a row is so from the one before, while it is being written.
  return readBack(context, professionalsPolicy, id);
}

/** The availability date (section 2 of the specification) must not be past everywhere, UTC−12 included. @throws Problem 422. */
function requireComingDate({ availableDate }: ProfileChange, now: Date): void {
  const today = new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);
  if (availableDate && availableDate < today) throw invalidAt('/availableDate', 'DATE_PAST');
}

/** Whoever is away says so in one language at least. @throws Problem 422. */
function requireAwayText(before: Row, input: ProfileChange): void {
  const { isAway, awayFr, awayEn } = { ...before, ...input };
  if (isAway === true && awayFr === null && awayEn === null) throw invalidAt('/awayFr', 'REQUIRED');
}

/** Available now and available from a later day exclude each other: the latest change wins. */
function withAvailability(before: Row, input: ProfileChange, now: Date): ProfileChange {
  const wasOn = switchHolds(before.availableSince as Date | null, now);
  const { availableNow, availableDate } = { ...before, availableNow: wasOn, ...input };
  const isAhead = typeof availableDate === 'string' && availableDate > now.toISOString().slice(0, 10);
  if (!isAhead || availableNow !== true) return input;
  return { ...input, ...(input.availableNow === true ? { availableDate: null } : { availableNow: false }) };
}

/** Settings that determine the slots: the masks are updated in the same transaction. */
const slotSettings = [
  'timeZone',
  'bufferMinutes',
  'minimumNoticeMinutes',
  'horizonDays',
  'bookingLimits',
  'availableDate',
] as const satisfies readonly (keyof ProfileChange)[];

const isAboutSlots = (input: ProfileChange) => slotSettings.some((setting) => input[setting] !== undefined);

/** What changes slots, proof or pictures does so under the diary's lock, which comes before the professional's row. */
async function lockDiary({ tx, now }: CallContext, { id, before, input: asked }: Change<ProfileChange>): Promise<void> {
  const input = withAvailability(before, asked, now);
  if (isAboutSlots(input) || needsProof(input) || changesImages(input)) await lock(tx, `diary:${id}`);
}

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
  update: {
    accepted: ['availableNow'],
    schema: (scope) => (scope === 'operator' ? professionalNote : profileChange),
    lock: lockDiary,
    run: update,
  },
});
