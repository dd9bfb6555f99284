import type { Generated } from 'kysely';
import type { CreatedAt, Instant, Maybe, MaybeInstant } from './column-types.ts';

/** An address entered in "forgotten password"; a job looks up whether it has an account. */
export interface ResetRequestsTable {
  id: Generated<string>;
  email: string;
  createdAt: CreatedAt;
}

/** A mailed token, by its hash; its bearer may set a new password, once. */
export interface PasswordResetsTable {
  hash: Buffer;
  userId: string;
  expiresAt: Instant;
}

/** A mailed token, by its hash, which proves access to that mailbox. */
export interface EmailConfirmationsTable {
  hash: Buffer;
  userId: string;
  expiresAt: Instant;
}

/** Attempts counted by rate-limiter-flexible, by the hash of their key. */
export interface RateLimitsTable {
  key: string;
  points: number;
  /** Milliseconds since 1970. */
  expire: Maybe<number>;
}

export interface AccessTokensTable {
  hash: Buffer;
  sessionId: string;
  expiresAt: Instant;
}

export interface RefreshTokensTable {
  hash: Buffer;
  sessionId: string;
  expiresAt: Instant;
  createdAt: CreatedAt;
  rotatedAt: MaybeInstant;
}
