import { availabilityRule, availabilityRuleInput } from 'shared-contracts/schemas/availability';
import type { AvailabilityRuleInput } from 'shared-contracts/schemas/availability';
import type { CallContext } from '../../generic/call-context.ts';
import { defineTable } from '../../generic/table-module.ts';
import type { Row } from '../../generic/table-module.ts';
import { insertRow } from '../../generic/rows.ts';
import { lockOwnDiary } from '../availability/lock-own-diary.ts';
import { updateMasksAfter } from '../availability/update-masks-after.ts';
import { createBelowLimit } from '../availability/require-below-limit.ts';
import { availabilityRulesPolicy } from './policy.ts';

/** Weekly hours. create-many replaces the caller's whole week in one call; an empty list clears it. */
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
    run: (context, inputs) => updateMasksAfter(context, () => replaceWeek(context, inputs)),
  },
  update: {
    schema: () => availabilityRuleInput,
    lock: lockOwnDiary,
    run: (context, { input }, write) => updateMasksAfter(context, () => write(input)),
  },
  remove: { run: (context, _before, write) => updateMasksAfter(context, write) },
});

/** Under the diary's lock: two concurrent replacements would both keep their rows. */
async function replaceWeek(context: CallContext, inputs: readonly AvailabilityRuleInput[]): Promise<Row[]> {
  const professionalId = context.caller.userId ?? '';
  await context.tx.deleteFrom('availabilityRules').where('professionalId', '=', professionalId).execute();
  const rows: Row[] = [];
  for (const input of inputs) rows.push(await insertRow(context, availabilityRulesPolicy, input));
  return rows;
}
