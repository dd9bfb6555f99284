import type { Kysely } from 'kysely';
import type { Role } from 'shared-contracts/schemas/vocabulary';
import type { Tx } from '../db/run-as.ts';
import type { Tables } from '../db/schema.ts';
import type { Entitlement } from '../policy/policy.ts';

export interface FoundSession {
  readonly sessionId: string;
  readonly userId: string;
  readonly role: Role;
  readonly expiresAt: Date;
}

export interface AuditEntry {
  readonly actorId: string | null;
  readonly actorRole: string;
  readonly action: string;
  readonly subject: string;
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
}

/** What the floors below the modules ask of modules, which they do not import. A `tx` runs as `system`. */
export interface Hooks {
  /** The user of an access token, even an expired one, so that the response can say so. */
  findSession(db: Kysely<Tables>, token: string): Promise<FoundSession | undefined>;
  /** Before any other lock of a call that writes. @throws Problem 401 for a deleted account */
  holdAccount(tx: Tx, userId: string): Promise<void>;
  /** @throws Problem 403 NOT_IN_PLAN */
  requireInPlan(tx: Tx, entitlement: Entitlement, professionalId: string | null): Promise<void>;
  appendAudit(tx: Tx, entry: AuditEntry): Promise<unknown>;
}
