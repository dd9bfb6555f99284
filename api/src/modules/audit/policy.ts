import type { Generated, GeneratedAlways } from 'kysely';
import type { CreatedAt, Json, Maybe } from '../../db/schema/column-types.ts';
import { definePolicy } from '../../policy/policy.ts';

export interface AuditTable {
  id: GeneratedAlways<number>;
  at: CreatedAt;
  actorId: Maybe<string>;
  actorRole: string;
  action: string;
  subject: string;
  details: Json<Record<string, unknown>>;
  previousHash: Buffer;
  hash: Buffer;
  /** 1: `at` is not covered. */
  hashVersion: Generated<1 | 2>;
}

declare module '../../db/schema.ts' {
  interface Tables {
    audit: AuditTable;
  }
}

const shown = { read: ['operator'] } as const;

/** The audit log: readable by operators, written by our own code only; the database refuses every change. */
export const auditPolicy = definePolicy({
  table: 'audit',
  ops: { list: { operator: 'every-row' }, get: { operator: 'every-row' } },
  cols: {
    id: { type: 'integer', ...shown, filter: true, sort: true },
    at: { type: 'instant', ...shown, filter: true, sort: true },
    actorId: { type: 'uuid', ...shown, filter: true, nullable: true },
    actorRole: { type: 'text', ...shown },
    action: { type: 'text', ...shown, filter: true },
    subject: { type: 'text', ...shown, filter: true },
    details: { type: 'json', ...shown },
    previousHash: { type: 'binary' },
    hash: { type: 'binary' },
    hashVersion: { type: 'integer' },
  },
  erasure: {
    columns: {
      details: { kept: 'the log is evidence and chained by hashes; it holds ids and names of columns' },
    },
    notPersonal: ['actorRole', 'action', 'subject', 'previousHash', 'hash', 'at', 'actorId', 'hashVersion'],
  },
  order: [['id', 'desc']],
});
