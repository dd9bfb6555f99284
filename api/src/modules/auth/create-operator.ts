import type { Locale, Role } from 'shared-contracts/schemas/vocabulary';
import type { Tx } from '../../db/run-as.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { issueReset } from './password-resets.ts';

export interface NewOperator {
  readonly email: string;
  readonly firstNames: string;
  readonly lastName: string;
  readonly lang: Locale;
}

/**
 * Creates an operator account without a password; the bearer of `token` sets one. An existing account with this e-mail is left unchanged:
 * returns its role. `tx` runs as `system`.
 */
export async function createOperator(
  tx: Tx,
  input: NewOperator,
  now: Date,
): Promise<{ readonly token: string } | { readonly taken: Role }> {
  const made = await tx
    .insertInto('users')
    .values({ ...input, role: 'operator', passwordHash: '', termsAcceptedAt: null })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) {
    const { role } = await tx
      .selectFrom('users')
      .select('role')
      .where('email', '=', input.email)
      .executeTakeFirstOrThrow();
    return { taken: role };
  }
  const { id } = made;
  const entry = { actorId: null, actorRole: 'operator', action: 'account.operator-created', subject: id };
  await appendAudit(tx, { ...entry, details: {} });
  return { token: await issueReset(tx, id, now) };
}
