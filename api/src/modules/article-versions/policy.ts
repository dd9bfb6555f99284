import type { Generated } from 'kysely';
import type { LegalCategory } from 'shared-contracts/schemas/vocabulary';
import type { CreatedAt, Maybe } from '../../db/schema/column-types.ts';
import { definePolicy } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';

export interface ArticleVersionsTable {
  id: Generated<string>;
  articleId: string;
  authorId: string;
  category: LegalCategory;
  titleFr: Maybe<string>;
  titleEn: Maybe<string>;
  summaryFr: Maybe<string>;
  summaryEn: Maybe<string>;
  bodyFr: Maybe<string>;
  bodyEn: Maybe<string>;
  cover: Maybe<string>;
  /** Until when it was the text. */
  createdAt: CreatedAt;
}

declare module '../../db/schema.ts' {
  interface Tables {
    articleVersions: ArticleVersionsTable;
  }
}

const mine: RowExpression = { mine: 'authorId' };
const self = ['self'] as const;
const text = { type: 'text', read: self, nullable: true } as const;

/** Earlier texts of an article, for its author. Written with the article (change-article.ts). */
export const articleVersionsPolicy = definePolicy({
  table: 'articleVersions',
  selfFor: ['professional'],
  ops: { list: { self: mine }, get: { self: mine } },
  cols: {
    id: { type: 'uuid', read: self, filter: true },
    articleId: { type: 'uuid', read: self, filter: true },
    authorId: { type: 'uuid' },
    category: { type: 'text', read: self },
    titleFr: text,
    titleEn: text,
    summaryFr: text,
    summaryEn: text,
    bodyFr: { ...text, large: true },
    bodyEn: { ...text, large: true },
    cover: text,
    createdAt: { type: 'instant', read: self, sort: true },
  },
  erasure: { rowsOf: ['authorId'] },
  order: [['createdAt', 'desc']],
});
