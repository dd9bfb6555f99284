import { availabilityRule, availabilityRuleInput, weekOptions } from 'shared-contracts/schemas/availability';
import type { AvailabilityRuleInput } from 'shared-contracts/schemas/availability';
import type { CallContext } from '../../generic/call-context.ts';
import { parseInput } from '../../http/parse-input.ts';
import { defineTable } from '../../generic/table-module.ts';
import type { Row } from '../../generic/table-module.ts';
import { insertRow } from '../../generic/rows.ts';
import { Problem } from '../../http/problem.ts';
import { lockOwnDiary } from '../availability/lock-own-diary.ts';
import { updateMasksAfter } from '../availability/update-masks-after.ts';
import { createBelowLimit } from '../availability/require-below-limit.ts';
import { availabilityRulesPolicy } from './policy.ts';

/** Weekly hours. create-many replaces the caller's whole week in one call; an empty list clears it. With `?replaces=<id>,<id>` while those are its rows. */
export const availabilityRulesTable = defineTable({
  path: 'availability_rules',
  policy: availabilityRulesPolicy,
  row: availabilityRule,
  create: {
    schema: () => availabilityRuleInput,
    run: (context, input, write) =>
      updateMasksAfter(context, () => createBelowLimit(context, 'availabilityRules', input, write)),
  },
  createMany: {
    run: (context, inputs, options) =>
      updateMasksAfter(context, () => replaceWeek(context, inputs, parseInput(weekOptions, options).replaces)),
  },
  update: {
    schema: () => availabilityRuleInput,
    lock: lockOwnDiary,
    run: (context, { input }, write) => updateMasksAfter(context, () => write(input)),
  },
  remove: { run: (context, _before, write) => updateMasksAfter(context, write) },
});

/** Under the diary's lock: two concurrent replacements would both keep their rows. */
async function replaceWeek(
  context: CallContext,
  inputs: readonly AvailabilityRuleInput[],
  read: readonly string[] | undefined,
): Promise<Row[]> {
  const professionalId = context.caller.userId ?? '';
  const week = context.tx.deleteFrom('availabilityRules').where('professionalId', '=', professionalId);
  const replaced = (await week.returning('id').execute()).map(({ id }) => id);
  if (read && replaced.toSorted().join() !== read.toSorted().join()) throw new Problem(409, 'CHANGED_MEANWHILE');
  const rows: Row[] = [];
  for (const input of inputs) rows.push(await insertRow(context, availabilityRulesPolicy, input));
  return rows;
}
