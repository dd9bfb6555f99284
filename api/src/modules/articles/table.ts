import { article, articleChange, articleInput, platformArticleInput } from 'shared-contracts/schemas/content';
import * as v from 'valibot';
import { defineTable } from '../../generic/table-module.ts';
import { articlesPolicy } from './policy.ts';
import { presentArticles } from './present-articles.ts';
import { writeArticle } from './write-article.ts';

export const articlesTable = defineTable({
  path: 'articles',
  policy: articlesPolicy,
  row: v.partial(article, ['bodyFr', 'bodyEn']),
  create: {
    schema: (scope) => (scope === 'operator' ? platformArticleInput : articleInput),
    run: writeArticle,
  },
  update: { schema: () => articleChange },
  present: presentArticles,
});
