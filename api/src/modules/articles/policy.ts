import { definePolicy, everybody } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';

const mine: RowExpression = { mine: 'authorId' };
const published: RowExpression = { isSet: 'publishedAt' };
const own = ['self', 'operator'] as const;
const written = { read: everybody, create: ['self'], update: own } as const;

/** Articles: published ones are public; authors write and publish their own; operators all. */
export const articlesPolicy = definePolicy({
  table: 'articles',
  selfFor: ['professional'],
  ops: {
    list: { anon: published, client: published, professional: published, operator: 'every-row', self: mine },
    get: { anon: published, client: published, professional: published, operator: 'every-row', self: mine },
    aggregate: { operator: 'every-row' },
    create: { self: mine },
    update: { self: mine, operator: 'every-row' },
    delete: { self: mine, operator: 'every-row' },
  },
  cols: {
    id: { type: 'uuid', read: everybody, filter: true },
    slug: { type: 'text', read: everybody, create: ['self'], byCommand: true, filter: true },
    authorId: { type: 'uuid', read: everybody, filter: true, nullable: true },
    category: { type: 'text', ...written, filter: true, aggregate: true },
    titleFr: { type: 'text', ...written, nullable: true },
    titleEn: { type: 'text', ...written, nullable: true },
    summaryFr: { type: 'text', ...written, nullable: true },
    summaryEn: { type: 'text', ...written, nullable: true },
    bodyFr: { type: 'text', ...written, nullable: true },
    bodyEn: { type: 'text', ...written, nullable: true },
    readingMinutes: { type: 'integer', read: everybody },
    publishedAt: { type: 'instant', ...written, filter: true, sort: true, aggregate: true, nullable: true },
    createdAt: { type: 'instant', read: own },
    updatedAt: { type: 'instant', read: own },
  },
  forced: { authorId: '$user' },
  order: [['publishedAt', 'desc']],
});
