import type { Role } from 'shared-contracts/schemas/vocabulary';

/**
 * Whose rights a statement runs with. `anon`, `client`, `professional` and `operator` are the caller's role; `self` is any signed-in
 * caller reading their own rows (with columns that are hidden from everybody else); `system` is our own code (sign-in, history,
 * notifications), which answers a caller's criteria with keys at most; the rows are then read with the caller's rights.
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

/** The role of an idle connection: it may become any scope and has no rights of its own. */
export const restingRole = 'nimbia_api';

/** The caller of a request. */
export interface Caller {
  readonly role: 'anon' | Role;
  readonly userId: string | null;
}

export const anonymous: Caller = { role: 'anon', userId: null };
