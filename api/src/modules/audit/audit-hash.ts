import { createHash } from 'node:crypto';

export interface AuditEntry {
  readonly actorId: string | null;
  readonly actorRole: string;
  readonly action: string;
  readonly subject: string;
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
}

/** What the first entry follows. */
export const chainStart = Buffer.alloc(32);

/**
 * Hash of an entry: it covers the one before, so that a line taken out or changed breaks the chain from there on. Entries of the first
 * version have no `at` in it.
 */
export function auditHash(previous: Buffer, entry: AuditEntry, at?: Date): Buffer {
  const { actorId, actorRole, action, subject } = entry;
  const details = Object.entries(entry.details).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(previous)
    .update(JSON.stringify([actorId, actorRole, action, subject, details, ...(at ? [at.toISOString()] : [])]))
    .digest();
}
