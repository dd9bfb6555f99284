import { createHash, randomBytes } from 'node:crypto';

export const newToken = (): string => randomBytes(32).toString('base64url');

/** Tokens have 256 random bits: one round of SHA-256 is enough to keep them useless to a reader of the database. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
