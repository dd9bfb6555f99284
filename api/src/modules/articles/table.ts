import { randomBytes } from 'node:crypto';
import { instant, optionalText } from 'shared-contracts/schemas/text';
import { legalCategory } from 'shared-contracts/schemas/vocabulary';
import * as v from 'valibot';
import type { TableModule } from '../../generic/table-module.ts';
import { slugify } from '../auth/slug.ts';
import { allow } from '../limits/allow.ts';
import { articlesPolicy } from './policy.ts';

const text = v.object({
  category: legalCategory,
  titleFr: optionalText(200),
  titleEn: optionalText(200),
  summaryFr: optionalText(600),
  summaryEn: optionalText(600),
  bodyFr: optionalText(60_000),
  bodyEn: optionalText(60_000),
  publishedAt: v.optional(v.nullable(instant), null),
});
const titled = v.pipe(
  text,
  v.forward(
    v.check((article) => article.titleFr !== null || article.titleEn !== null, 'REQUIRED'),
    ['titleFr'],
  ),
);

export const articlesTable: TableModule = {
  path: 'articles',
  policy: articlesPolicy,
  create: {
    schema: () => titled,
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
  update: { schema: () => v.partial(text) },
};
