import { category, categoryWords } from 'shared-contracts/schemas/category';
import * as v from 'valibot';
import { defineTable } from '../../generic/table-module.ts';
import { categoriesPolicy } from './policy.ts';

export const categoriesTable = defineTable({
  path: 'categories',
  policy: categoriesPolicy,
  row: category,
  update: { schema: () => v.partial(categoryWords) },
});
