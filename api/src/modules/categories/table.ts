import { category, categoryWords } from 'shared-contracts/schemas/category';
import * as v from 'valibot';
import type { TableModule } from '../../generic/table-module.ts';
import { categoriesPolicy } from './policy.ts';

export const categoriesTable: TableModule = {
  path: 'categories',
  policy: categoriesPolicy,
  row: category,
  update: { schema: () => v.partial(categoryWords) },
};
