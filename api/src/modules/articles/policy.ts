import { definePolicy, everybody } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';

const mine: RowExpression = { mine: 'authorId' };
const mineInPlan: RowExpression = { and: [mine, { column: 'inPlan', equals: true }] };
const published: RowExpression = { holds: 'is_published', since: 'publishedAt', until: 'shownUntil' };
const own = ['self', 'operator'] as const;
const written = { read: everybody, create: own, update: own } as const;

/** Articles and news: published ones are public; authors write and publish their own while their plan has articles; operators all, and what the platform says. */
export const articlesPolicy = definePolicy({
  table: 'articles',
  selfFor: ['professional'],
  entitlement: 'articles',
  ops: {
    list: { anon: published, client: published, professional: published, operator: 'every-row', self: mine },
    get: { anon: published, client: published, professional: published, operator: 'every-row', self: mine },
    aggregate: { anon: published, client: published, professional: published, operator: 'every-row' },
    create: { self: mineInPlan, operator: 'every-row' },
    update: { self: mineInPlan, operator: 'every-row' },
    delete: { self: mine, operator: 'every-row' },
  },
  cols: {
    id: { type: 'uuid', read: everybody, filter: true },
    slug: { type: 'text', read: everybody, create: own, byCommand: true, filter: true },
    kind: { type: 'text', read: everybody, create: ['operator'], filter: 'in-order', aggregate: true },
    authorId: { type: 'uuid', read: everybody, filter: true, nullable: true },
    category: { type: 'text', ...written, filter: true, aggregate: true },
    languages: { type: 'text[]', read: everybody, filter: true, generated: true },
    titleFr: { type: 'text', ...written, nullable: true },
    titleEn: { type: 'text', ...written, nullable: true },
    summaryFr: { type: 'text', ...written, nullable: true },
    summaryEn: { type: 'text', ...written, nullable: true },
    bodyFr: { type: 'text', ...written, large: true, nullable: true },
    bodyEn: { type: 'text', ...written, large: true, nullable: true },
    readingMinutes: { type: 'integer', read: everybody, generated: true },
    searchText: { type: 'search', filterFor: everybody, generated: true },
    publishedAt: { type: 'instant', ...written, filter: true, sort: true, aggregate: true, nullable: true },
    inPlan: { type: 'boolean', generated: true },
    shownUntil: { type: 'date', generated: true },
    createdAt: { type: 'instant', read: own },
    updatedAt: { type: 'instant', read: everybody },
  },
  forced: { authorId: '$user' },
  erasure: { rowsOf: ['authorId'] },
  order: [['publishedAt', 'desc']],
  limits: { aggregated: 10_000 }, // anybody may ask
});
