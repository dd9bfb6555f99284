import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../db/run-as.ts';

export interface AuditEntry {
  readonly actorId: string | null;
  readonly actorRole: string;
  readonly action: string;
  readonly subject: string;
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
}

const LOCK = 7_204_115;
const start = Buffer.alloc(32);

/** Hash of an entry: it covers the one before, so that a line taken out or changed breaks the chain from there on. */
export function auditHash(previous: Buffer, entry: AuditEntry): Buffer {
  const { actorId, actorRole, action, subject } = entry;
  const details = Object.entries(entry.details).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(previous)
    .update(JSON.stringify([actorId, actorRole, action, subject, details]))
    .digest();
}

/** Adds a line to the insert-only audit log, in the transaction of what it tells about. `tx` runs as `system`. */
export async function appendAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
  const last = await tx.selectFrom('audit').select('hash').orderBy('id', 'desc').limit(1).executeTakeFirst();
  const previousHash = last?.hash ?? start;
  const { actorId, actorRole, action, subject } = entry;
  await tx
    .insertInto('audit')
    .values({
      actorId,
      actorRole,
      action,
      subject,
      details: JSON.stringify(entry.details),
      previousHash,
      hash: auditHash(previousHash, entry),
    })
    .execute();
}
