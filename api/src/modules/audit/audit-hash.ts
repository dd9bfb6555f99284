import { createHash } from 'node:crypto';
import type { AuditEntry } from '../../services/hooks.ts';

/** Previous hash of the first entry. */
export const chainStart = Buffer.alloc(32);

/**
 * Hash of an entry. It covers the previous hash, so that removing or changing an entry breaks the chain from there on. Version 1 does
 * not cover `at`.
 */
export function auditHash(previous: Buffer, entry: AuditEntry, at?: Date): Buffer {
  const { actorId, actorRole, action, subject } = entry;
  const details = Object.entries(entry.details).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(previous)
    .update(JSON.stringify([actorId, actorRole, action, subject, details, ...(at ? [at.toISOString()] : [])]))
    .digest();
}
