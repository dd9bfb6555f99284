import type { ColumnType } from 'kysely';
import type { CreatedAt, Maybe } from './column-types.ts';

export interface IdempotencyKeysTable {
  userId: string;
  key: string;
  requestHash: Buffer;
  status: Maybe<number>;
  body: ColumnType<unknown, string | null | undefined, string | null>;
  createdAt: CreatedAt;
}
