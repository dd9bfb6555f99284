import type { Role } from 'shared-contracts/schemas/vocabulary';

/**
 * Whose rights a statement runs with. `anon`, `client`, `professional` and `operator` are the caller's role; `self` is any signed-in
 * caller looking at what is their own (it may read columns that are hidden from everybody else); `system` is our own code
 * (sign-in, history, notifications) and never answers a caller's criteria with more than keys, which the caller's rights then read.
 */
export type Scope = 'anon' | Role | 'self' | 'system';

export const scopes = [
  'anon',
  'client',
  'professional',
  'operator',
  'self',
  'system',
] as const satisfies readonly Scope[];

/** Name of the database role of a scope. */
export const databaseRole = (scope: Scope): `nimbia_${Scope}` => `nimbia_${scope}`;

/** The role that a connection rests in: it may become any scope and has no right of its own. */
export const restingRole = 'nimbia_api';

/** Who calls. */
export interface Caller {
  readonly role: 'anon' | Role;
  readonly userId: string | null;
}

export const anonymous: Caller = { role: 'anon', userId: null };
