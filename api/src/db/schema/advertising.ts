import type { Generated } from 'kysely';
import type { AddViewKind } from 'shared-contracts/schemas/advertising';
import type { Instant } from './column-types.ts';

/** One impression or click, kept only as long as it could be sent again. */
export interface AddViewsTable {
  id: Generated<string>;
  addId: string;
  viewId: string;
  kind: AddViewKind;
  at: Instant;
}

export interface AddDaysTable {
  id: Generated<string>;
  addId: string;
  professionalId: string;
  day: string;
  impressions: Generated<number>;
  clicks: Generated<number>;
}
