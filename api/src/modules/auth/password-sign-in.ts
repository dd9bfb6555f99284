import type { InferOutput } from 'valibot';
import type { loginInput } from 'shared-contracts/schemas/sign-in';
import { runAsSystem } from '../../db/run-as.ts';
import type { Tx } from '../../db/run-as.ts';
import { Problem } from '../../http/problem.ts';
import type { AccountLimits } from '../../plugins/account-limits.ts';
import type { Services } from '../../services/services.ts';
import { askSecondStep } from '../second-step/challenges.ts';
import { requireForm } from './sign-in.ts';

interface Account {
  readonly id: string;
  readonly role: string;
  readonly passwordHash: string;
}

/** The account of an e-mail, for its password. @throws Problem 401 CREDENTIALS_INVALID, 403 WRONG_ROLE, 429 */
export async function checkPassword(
  { db, passwords }: Pick<Services, 'db' | 'passwords'>,
  limits: AccountLimits,
  address: string,
  { email, password, role }: InferOutput<typeof loginInput>,
): Promise<Account> {
  await limits.attempt(address, email);
  const account = await runAsSystem(db, (tx) =>
    tx
      .selectFrom('users')
      .select(['id', 'role', 'passwordHash'])
      .where('email', '=', email)
      .where('deletedAt', 'is', null)
      .executeTakeFirst(),
  );
  const matches = await passwords.verify(account?.passwordHash, password);
  if (!account || !matches) throw new Problem(401, 'CREDENTIALS_INVALID');
  await limits.succeeded(address, email);
  requireForm(account.role, role); // only a correct password reveals it
  return account;
}

/**
 * Holds the account to the password that was compared, and answers the challenge of the second step, where it has one. `tx` runs as
 * `system`. @throws Problem 401 CREDENTIALS_INVALID
 */
export async function challengeOf(tx: Tx, { id, passwordHash }: Account, now: Date) {
  // The password may have been changed during the comparison.
  const unchanged = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('passwordHash', '=', passwordHash)
    .forShare()
    .executeTakeFirst();
  if (!unchanged) throw new Problem(401, 'CREDENTIALS_INVALID');
  return askSecondStep(tx, { purpose: 'sign_in', userId: id }, now);
}
