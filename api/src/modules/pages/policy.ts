import type { Generated, GeneratedAlways } from 'kysely';
import type { HelpTopic, PageKind } from 'shared-contracts/schemas/page';
import type { CreatedAt, Maybe } from '../../db/schema/column-types.ts';
import { definePolicy, everybody } from '../../policy/policy.ts';

/** Entries of the help centre and legal texts. */
export interface PagesTable {
  id: Generated<string>;
  kind: PageKind;
  slug: string;
  topic: Maybe<HelpTopic>;
  position: number;
  titleFr: string;
  titleEn: string;
  summaryFr: Maybe<string>;
  summaryEn: Maybe<string>;
  bodyFr: string;
  bodyEn: string;
  effectiveOn: Maybe<string>;
  searchText: GeneratedAlways<string>;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
}

declare module '../../db/schema.ts' {
  interface Tables {
    pages: PagesTable;
  }
}

const operator = ['operator'] as const;
const written = { read: everybody, create: operator, update: operator } as const;

/** Help entries and legal texts: public, written by operators. */
export const pagesPolicy = definePolicy({
  table: 'pages',
  ops: {
    list: { anon: 'every-row', client: 'every-row', professional: 'every-row', operator: 'every-row' },
    get: { anon: 'every-row', client: 'every-row', professional: 'every-row', operator: 'every-row' },
    create: { operator: 'every-row' },
    update: { operator: 'every-row' },
    delete: { operator: 'every-row' },
  },
  cols: {
    id: { type: 'uuid', read: everybody, filter: true },
    kind: { type: 'text', read: everybody, create: operator, filter: true },
    slug: { type: 'text', ...written, filter: true },
    topic: { type: 'text', ...written, filter: true, nullable: true },
    position: { type: 'integer', ...written, sort: true },
    titleFr: { type: 'text', ...written },
    titleEn: { type: 'text', ...written },
    summaryFr: { type: 'text', ...written, nullable: true },
    summaryEn: { type: 'text', ...written, nullable: true },
    bodyFr: { type: 'text', ...written, large: true },
    bodyEn: { type: 'text', ...written, large: true },
    effectiveOn: { type: 'date', ...written, nullable: true },
    searchText: { type: 'search', filterFor: everybody },
    createdAt: { type: 'instant' },
    updatedAt: { type: 'instant', read: everybody },
  },
  erasure: 'nothing personal',
  order: [['position', 'asc']],
});
