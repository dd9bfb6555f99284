import { article, articleChange, articleInput } from 'shared-contracts/schemas/content';
import type { TableModule } from '../../generic/table-module.ts';
import { slugify } from '../auth/slug.ts';
import { articlesPolicy } from './policy.ts';

export const articlesTable: TableModule = {
  path: 'articles',
  policy: articlesPolicy,
  row: article,
  create: {
    schema: () => articleInput,
    run: (context, input, write) =>
      write({
        ...input,
        slug: `${slugify(String(input.titleFr ?? input.titleEn))}-${context.now.getTime().toString(36)}`,
      }),
  },
  update: { schema: () => articleChange },
};
