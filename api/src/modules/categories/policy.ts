import type { LegalCategory } from 'shared-contracts/schemas/vocabulary';
import type { Maybe } from '../../db/schema/column-types.ts';
import { definePolicy, everybody } from '../../policy/policy.ts';

export interface CategoriesTable {
  /** The code, which is what every other table and address says. */
  id: LegalCategory;
  labelFr: string;
  labelEn: string;
  /** In people's own words; null where the home page offers none. */
  needFr: Maybe<string>;
  needEn: Maybe<string>;
  position: number;
}

declare module '../../db/schema.ts' {
  interface Tables {
    categories: CategoriesTable;
  }
}

/** The 14 legal categories: public; operators edit their words, never their number. */
export const categoriesPolicy = definePolicy({
  table: 'categories',
  ops: {
    list: { anon: 'every-row', client: 'every-row', professional: 'every-row', operator: 'every-row' },
    get: { anon: 'every-row', client: 'every-row', professional: 'every-row', operator: 'every-row' },
    update: { operator: 'every-row' },
  },
  cols: {
    id: { type: 'text', read: everybody, filter: true },
    labelFr: { type: 'text', read: everybody, update: ['operator'] },
    labelEn: { type: 'text', read: everybody, update: ['operator'] },
    needFr: { type: 'text', read: everybody, update: ['operator'], nullable: true },
    needEn: { type: 'text', read: everybody, update: ['operator'], nullable: true },
    position: { type: 'integer', read: everybody, sort: true },
  },
  erasure: 'nothing personal',
  order: [['position', 'asc']],
});
