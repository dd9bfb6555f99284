import { definePolicy } from '../../policy/policy.ts';

const shown = { read: ['operator'] } as const;

/** What was done by whom: operators read it, only our own code adds to it, the database refuses every change. */
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
      actorRole: 'not personal',
      action: 'not personal',
      subject: 'not personal',
      previousHash: 'not personal',
      hash: 'not personal',
    },
  },
  order: [['id', 'desc']],
});
