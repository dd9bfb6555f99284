import type { Kysely, Selectable } from 'kysely';
import { runAsSystem } from '../../db/run-as.ts';
import type { Tables } from '../../db/schema.ts';
import type { AuditTable } from './policy.ts';
import { auditHash, chainStart } from './audit-hash.ts';
import type { AuditEntry } from '../../services/hooks.ts';

export interface AuditVerdict {
  readonly entries: number;
  /** Hash of the last entry, in hexadecimal. */
  readonly head: string;
  /** Whether an earlier head is still in the chain; only that proves that the end was not truncated. */
  readonly hasKnownHead: boolean;
  readonly broken?: {
    readonly id: number;
    readonly at: Date;
    readonly action: string;
    readonly why: 'content' | 'order';
  };
}

const BATCH = 1_000;

/** Recomputes the chain up to the first invalid entry. */
export function verifyAudit(db: Kysely<Tables>, knownHead?: string): Promise<AuditVerdict> {
  return runAsSystem(db, async (tx) => {
    let [entries, last, previous, hasKnownHead] = [0, 0, chainStart as Buffer, knownHead === undefined];
    for (;;) {
      const rows = await tx.selectFrom('audit').selectAll().where('id', '>', last).orderBy('id').limit(BATCH).execute();
      for (const row of rows) {
        const why = faultOf(row, previous);
        const head = previous.toString('hex');
        if (why) return { entries, head, hasKnownHead, broken: { id: row.id, at: row.at, action: row.action, why } };
        [entries, last, previous] = [entries + 1, row.id, row.hash];
        hasKnownHead ||= row.hash.toString('hex') === knownHead;
      }
      if (rows.length < BATCH) return { entries, head: previous.toString('hex'), hasKnownHead };
    }
  });
}

function faultOf(row: Selectable<AuditTable>, previous: Buffer): 'content' | 'order' | undefined {
  if (!row.previousHash.equals(previous)) return 'order';
  const entry = { ...row, details: row.details as AuditEntry['details'] };
  return auditHash(previous, entry, row.hashVersion === 2 ? row.at : undefined).equals(row.hash)
    ? undefined
    : 'content';
}
