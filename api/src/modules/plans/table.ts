import { plan } from 'shared-contracts/schemas/content';
import * as v from 'valibot';
import type { TableModule } from '../../generic/table-module.ts';
import { plansPolicy } from './policy.ts';

export const plansTable: TableModule = {
  path: 'plans',
  policy: plansPolicy,
  update: { schema: () => v.partial(v.omit(plan, ['id'])) },
};
