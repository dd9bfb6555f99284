import { isDeepStrictEqual } from 'node:util';
import { canEditAdd } from 'shared-contracts/processes/advertisement-life-cycle';
import { completeAdd, lastsAYear } from 'shared-contracts/schemas/advertising';
import type { AddChange } from 'shared-contracts/schemas/advertising';
import type { CallContext } from '../../generic/call-context.ts';
import { parseInput } from '../../http/parse-input.ts';
import { readBack } from '../../generic/rows.ts';
import type { Change, Row, Write } from '../../generic/table-module.ts';
import { Problem, invalidAt } from '../../http/problem.ts';
import { requireInPlan } from '../plans/require-in-plan.ts';
import { changePicture } from './change-picture.ts';
import { checkContent, requirePublicTarget } from './check-content.ts';
import { addsPolicy } from './policy.ts';
import { recordStep } from './record-step.ts';

/**
 * Changes an advertisement. What an operator had approved is not shown until it is approved again: nobody has read the change.
 * That needs the plan, a draft does not.
 * @throws Problem 422 TRANSITION_NOT_ALLOWED while it is in review or after its end, 403 NOT_IN_PLAN.
 */
export async function changeAdd(
  context: CallContext,
  { id, before, input: { image, ...input } }: Change<AddChange>,
  write: Write,
): Promise<Row> {
  const today = context.now.toISOString().slice(0, 10);
  // Locked, so that it cannot be submitted or approved meanwhile as it was before.
  const current = await context.asSystem((tx) =>
    tx
      .selectFrom('adds')
      .select(['id', 'professionalId', 'state', 'startsOn', 'endsOn'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow(),
  );
  if (!canEditAdd(current, today))
    throw new Problem(422, 'TRANSITION_NOT_ALLOWED', { details: { transition: 'change', from: current.state } });
  const isDraft = current.state === 'draft' || current.state === 'refused';
  if (!isDraft) await context.asSystem((tx) => requireInPlan(tx, 'advertising', context.caller.userId));
  await checkContent(context, input, before);
  const row = await write({ ...input, ...(await changePicture(context, before.image, image)) });
  const isOther = Object.keys({ ...input, image }).some((name) => !isDeepStrictEqual(row[name], before[name]));
  if (!isOther || isDraft) return row;
  requireComplete(row, today);
  await context.asSystem(async (tx) => {
    await requirePublicTarget(tx, String(row.target));
    await tx
      .updateTable('adds')
      .set({ state: 'review', publishedAt: null, submittedAt: context.now })
      .where('id', '=', id)
      .execute();
    await recordStep(tx, context, { add: { ...current, state: 'review' }, from: current.state, transition: 'change' });
  });
  return readBack(context, addsPolicy, id);
}

/** What is submitted has all its words, and days to come, of a year at most. @throws Problem 422 at the columns. */
export function requireComplete(row: Row, today: string): void {
  const { titleFr, titleEn, textFr, textEn, target, placement, startsOn, endsOn } = row;
  const complete = parseInput(completeAdd, { titleFr, titleEn, textFr, textEn, target, placement, startsOn, endsOn });
  if (!lastsAYear(complete)) throw invalidAt('/endsOn', 'LIMIT_EXCEEDED');
  if (String(endsOn) < today) throw invalidAt('/endsOn', 'DATE_PAST');
}
