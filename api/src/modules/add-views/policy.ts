import type { Generated } from 'kysely';
import type { AddViewKind } from 'shared-contracts/schemas/advertising';
import type { Instant } from '../../db/schema/column-types.ts';
import { definePolicy, everybody } from '../../policy/policy.ts';

/** One impression or click, kept only as long as it could be sent again. */
export interface AddViewsTable {
  id: Generated<string>;
  addId: string;
  viewId: string;
  kind: AddViewKind;
  at: Instant;
}

declare module '../../db/schema.ts' {
  interface Tables {
    addViews: AddViewsTable;
  }
}

/** Anybody may report a view; these rows are only read to prevent counting a view twice. */
export const addViewsPolicy = definePolicy({
  table: 'addViews',
  ops: { create: { anon: 'every-row', client: 'every-row', professional: 'every-row', operator: 'every-row' } },
  cols: {
    id: { type: 'uuid' },
    addId: { type: 'uuid', create: everybody },
    viewId: { type: 'uuid', create: everybody },
    kind: { type: 'text', create: everybody },
    at: { type: 'instant' },
  },
  erasure: { rowsGo: 'with the advertisement, by its foreign key' },
  order: [['at', 'desc']],
});
