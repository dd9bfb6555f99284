import type { Generated } from 'kysely';
import type { CreatedAt, Instant, Maybe, MaybeInstant } from './column-types.ts';

/** An app that shows codes; it counts once a code has confirmed it. */
export interface CodeAppsTable {
  userId: string;
  /** Sealed with the configured secret. */
  secret: Buffer;
  confirmedAt: MaybeInstant;
  /** The last 30-second step of which a code was used. */
  lastStep: Generated<number>;
  createdAt: CreatedAt;
}

export interface RecoveryCodesTable {
  hash: Buffer;
  userId: string;
  usedAt: MaybeInstant;
}

/** A token between the two steps of a sign-in, or of a passkey being made, by its hash. */
export interface SecondStepChallengesTable {
  hash: Buffer;
  purpose: 'sign_in' | 'prove' | 'register' | 'passwordless';
  userId: Maybe<string>;
  sessionId: Maybe<string>;
  /** What a passkey has to sign. */
  webauthn: Maybe<string>;
  attempts: Generated<number>;
  expiresAt: Instant;
}

/** The e-mail to sign in with, or the one that recovers a professional's account. */
export type EmailKind = 'sign_in' | 'recovery';

/** What a mailed link does with a change. */
export type EmailStep = 'confirm' | 'stop';

export interface EmailChangesTable {
  id: Generated<string>;
  userId: string;
  kind: Generated<EmailKind>;
  /** Null where the recovery e-mail is the first. */
  oldEmail: Maybe<string>;
  newEmail: string;
  createdAt: CreatedAt;
  confirmedAt: MaybeInstant;
  expiresAt: Instant;
}

export interface EmailChangeTokensTable {
  hash: Buffer;
  changeId: string;
  purpose: EmailStep | `recovery_${EmailStep}`;
}

/** Mailed when a second step is added: turns it off. */
export interface SecondStepStopsTable {
  hash: Buffer;
  userId: string;
  expiresAt: Instant;
}

/** The latest archive of somebody's data; its file has the key of `export-key.ts`. */
export interface DataExportsTable {
  id: Generated<string>;
  userId: string;
  sessionId: Maybe<string>;
  done: Generated<number>;
  total: Generated<number>;
  size: Maybe<number>;
  claimedUntil: MaybeInstant;
  attempts: Generated<number>;
  finishedAt: MaybeInstant;
  failedAt: MaybeInstant;
  createdAt: CreatedAt;
  expiresAt: Instant;
}
