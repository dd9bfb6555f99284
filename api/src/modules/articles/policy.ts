import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ArticleKind } from 'shared-contracts/schemas/article';
import type { PendingArticle } from 'shared-contracts/schemas/article-writing';
import type { LegalCategory, Locale } from 'shared-contracts/schemas/vocabulary';
import type { CreatedAt, Maybe, MaybeInstant } from '../../db/schema/column-types.ts';
import { definePolicy, everybody } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';

export interface ArticlesTable {
  id: Generated<string>;
  slug: string;
  kind: Generated<ArticleKind>;
  authorId: Maybe<string>;
  category: LegalCategory;
  /** Languages with a title and a body. */
  languages: GeneratedAlways<Locale[]>;
  titleFr: Maybe<string>;
  titleEn: Maybe<string>;
  summaryFr: Maybe<string>;
  summaryEn: Maybe<string>;
  bodyFr: Maybe<string>;
  bodyEn: Maybe<string>;
  readingMinutes: GeneratedAlways<number>;
  searchText: GeneratedAlways<string>;
  /** In the future: hidden until then. */
  cover: Maybe<string>;
  /** Changes of a published article that are not published. */
  pending: ColumnType<PendingArticle | null, string | null | undefined, string | null>;
  publishedAt: MaybeInstant;
  reads: Generated<number>;
  /** Whether the owner's plan includes articles. This and `shownUntil`, the last day it may be shown, are written by triggers. */
  inPlan: GeneratedAlways<boolean>;
  shownUntil: GeneratedAlways<string>;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
}

declare module '../../db/schema.ts' {
  interface Tables {
    articles: ArticlesTable;
  }
}

const mine: RowExpression = { mine: 'authorId' };
const mineInPlan: RowExpression = { and: [mine, { column: 'inPlan', equals: true }] };
const published: RowExpression = { check: 'is_published', since: 'publishedAt', until: 'shownUntil' };
const own = ['self', 'operator'] as const;
const written = { read: everybody, create: own, update: own } as const;

/**
 * Articles and news: published ones are public; authors begin and publish theirs while their plan includes articles, and keep their drafts
 * without it (change-article.ts, migration 029); operators write for the platform and edit all.
 */
export const articlesPolicy = definePolicy({
  table: 'articles',
  selfFor: ['professional'],
  entitlement: 'articles',
  ops: {
    list: { anon: published, client: published, professional: published, operator: 'every-row', self: mine },
    get: { anon: published, client: published, professional: published, operator: 'every-row', self: mine },
    aggregate: { anon: published, client: published, professional: published, operator: 'every-row' },
    create: { self: mineInPlan, operator: 'every-row' },
    update: { self: mine, operator: 'every-row' },
    delete: { self: mine, operator: 'every-row' },
  },
  cols: {
    id: { type: 'uuid', read: everybody, filter: true },
    slug: { type: 'text', read: everybody, create: own, byCommand: true, filter: true },
    kind: { type: 'text', read: everybody, create: ['operator'], filter: 'in-order', aggregate: true },
    authorId: { type: 'uuid', read: everybody, filter: true, nullable: true },
    category: { type: 'text', ...written, filter: true, aggregate: true },
    languages: { type: 'text[]', read: everybody, filter: true },
    titleFr: { type: 'text', ...written, nullable: true },
    titleEn: { type: 'text', ...written, nullable: true },
    summaryFr: { type: 'text', ...written, nullable: true },
    summaryEn: { type: 'text', ...written, nullable: true },
    bodyFr: { type: 'text', ...written, large: true, nullable: true },
    bodyEn: { type: 'text', ...written, large: true, nullable: true },
    readingMinutes: { type: 'integer', read: everybody },
    cover: { type: 'text', ...written, nullable: true },
    pending: { type: 'json', read: ['self'], update: ['self'], large: true, nullable: true },
    reads: { type: 'integer', read: own },
    searchText: { type: 'search', filterFor: everybody },
    publishedAt: { type: 'instant', ...written, filter: true, sort: true, aggregate: true, nullable: true },
    inPlan: { type: 'boolean' },
    shownUntil: { type: 'date', read: own },
    createdAt: { type: 'instant', read: own },
    updatedAt: { type: 'instant', read: everybody, sort: true },
  },
  forced: { authorId: '$user' },
  erasure: { rowsOf: ['authorId'] },
  order: [['publishedAt', 'desc']],
  limits: { aggregated: 10_000 }, // open to anybody
});
