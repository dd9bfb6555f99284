import { lock } from '../../db/advisory-locks.ts';
import type { Tx } from '../../db/run-as.ts';
import type { AuditEntry } from '../../services/hooks.ts';
import { auditHash, chainStart } from './audit-hash.ts';

/** Adds an entry to the insert-only audit log, in the transaction of the change; returns its number. `tx` runs as `system`. */
export async function appendAudit(tx: Tx, entry: AuditEntry): Promise<number> {
  await lock(tx, 'audit:chain');
  const last = await tx.selectFrom('audit').select('hash').orderBy('id', 'desc').limit(1).executeTakeFirst();
  const previousHash = last?.hash ?? chainStart;
  const at = new Date();
  const { actorId, actorRole, action, subject } = entry;
  const { id } = await tx
    .insertInto('audit')
    .values({
      at,
      actorId,
      actorRole,
      action,
      subject,
      details: JSON.stringify(entry.details),
      previousHash,
      hash: auditHash(previousHash, entry, at),
      hashVersion: 2,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
