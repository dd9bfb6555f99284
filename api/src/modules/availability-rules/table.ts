import { availabilityRuleInput } from 'shared-contracts/schemas/availability';
import type { TableModule } from '../../generic/table-module.ts';
import { availabilityRulesPolicy } from './policy.ts';

export const availabilityRulesTable: TableModule = {
  path: 'availability_rules',
  policy: availabilityRulesPolicy,
  create: { schema: () => availabilityRuleInput },
  update: { schema: () => availabilityRuleInput },
};
