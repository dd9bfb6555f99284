import type { Generated } from 'kysely';
import type { CreatedAt, MaybeInstant } from '../../db/schema/column-types.ts';
import { definePolicy } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';

export interface PasskeysTable {
  id: Generated<string>;
  userId: string;
  /** Base64url, as WebAuthn names the key. */
  credentialId: string;
  /** Base64url. */
  publicKey: string;
  /** Of the authenticator; a lower one is that of a copy. */
  counter: Generated<number>;
  transports: Generated<string[]>;
  name: string;
  createdAt: CreatedAt;
  usedAt: MaybeInstant;
}

declare module '../../db/schema.ts' {
  interface Tables {
    passkeys: PasskeysTable;
  }
}

const mine: RowExpression = { mine: 'userId' };
const shown = { read: ['self'] } as const;

/** Passkeys of an account. They are added and removed by `/auth/factors`, for the password; their owner renames them. */
export const passkeysPolicy = definePolicy({
  table: 'passkeys',
  ops: { list: { self: mine }, get: { self: mine }, update: { self: mine } },
  cols: {
    id: { type: 'uuid', ...shown, filter: true },
    userId: { type: 'uuid' },
    credentialId: { type: 'text' },
    publicKey: { type: 'text' },
    counter: { type: 'integer' },
    transports: { type: 'text[]' },
    name: { type: 'text', ...shown, update: ['self'] },
    createdAt: { type: 'instant', ...shown, filter: true, sort: true },
    usedAt: { type: 'instant', ...shown, nullable: true },
  },
  erasure: { rowsOf: ['userId'] },
  order: [['createdAt', 'asc']],
});
