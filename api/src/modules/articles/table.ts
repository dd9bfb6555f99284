import { randomBytes } from 'node:crypto';
import { article, articleChange, articleInput } from 'shared-contracts/schemas/content';
import type { TableModule } from '../../generic/table-module.ts';
import { slugify } from '../auth/slug.ts';
import { allow } from '../limits/allow.ts';
import { articlesPolicy } from './policy.ts';

export const articlesTable: TableModule = {
  path: 'articles',
  policy: articlesPolicy,
  row: article,
  create: {
    schema: () => articleInput,
    async run(context, input, write) {
      await context.asSystem((tx) => allow(tx, context, 'articles'));
      const title = slugify(String(input.titleFr ?? input.titleEn));
      // The time alone would be the same for all of one create-many.
      return write({
        ...input,
        slug: `${title}-${context.now.getTime().toString(36)}${randomBytes(3).toString('hex')}`,
      });
    },
  },
  update: { schema: () => articleChange },
};
