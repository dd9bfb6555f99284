import { instant } from 'shared-contracts/schemas/text';
import * as v from 'valibot';
import type { TableModule } from '../../generic/table-module.ts';
import { notificationsPolicy } from './policy.ts';

export const notificationsTable: TableModule = {
  path: 'notifications',
  policy: notificationsPolicy,
  update: { schema: () => v.object({ readAt: v.nullable(instant) }) },
};
