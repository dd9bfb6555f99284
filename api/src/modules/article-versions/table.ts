import { articleVersion } from 'shared-contracts/schemas/article-writing';
import * as v from 'valibot';
import { defineTable } from '../../generic/table-module.ts';
import { articleVersionsPolicy } from './policy.ts';

export const articleVersionsTable = defineTable({
  path: 'article_versions',
  policy: articleVersionsPolicy,
  row: v.partial(articleVersion, ['bodyFr', 'bodyEn']),
});
