import { page, pageChange, pageInput } from 'shared-contracts/schemas/page';
import * as v from 'valibot';
import { defineTable } from '../../generic/table-module.ts';
import { pagesPolicy } from './policy.ts';

export const pagesTable = defineTable({
  path: 'pages',
  policy: pagesPolicy,
  row: v.partial(page, ['bodyFr', 'bodyEn']),
  create: { schema: () => pageInput },
  update: { schema: () => pageChange },
});
