import type { Services } from '../services/services.ts';
import { runAsSystem } from '../db/run-as.ts';
import { demoAccounts, type DemoAccount } from './demo-accounts.ts';

/** The demonstration accounts that this database has: one that was filled by others has none. */
export async function demoAccountsOf({ db }: Pick<Services, 'db'>): Promise<readonly DemoAccount[]> {
  const emails = demoAccounts.map(({ email }) => email);
  const there = await runAsSystem(db, (tx) =>
    tx.selectFrom('users').select('email').where('email', 'in', emails).execute(),
  );
  return demoAccounts.filter(({ email }) => there.some((user) => user.email === email));
}
