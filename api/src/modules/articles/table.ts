import { article } from 'shared-contracts/schemas/article';
import {
  articleChange,
  articleInput,
  platformArticleChange,
  platformArticleInput,
} from 'shared-contracts/schemas/article-input';
import * as v from 'valibot';
import { pauseAdds } from '../adds/pause-adds.ts';
import { defineTable } from '../../generic/table-module.ts';
import { dropPictures } from './article-pictures.ts';
import { changeArticle } from './change-article.ts';
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
  update: {
    schema: (scope) => (scope === 'operator' ? platformArticleChange : articleChange),
    accepted: ['keepsVersion'],
    run: changeArticle,
  },
  remove: {
    async run(context, before, write) {
      const id = String(before.id);
      await dropPictures(context, id);
      await write();
      await pauseAdds(context, { id, authorId: before.authorId });
    },
  },
  present: presentArticles,
});
