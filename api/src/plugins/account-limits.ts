import type { Services } from '../services.ts';
import { sharedLimiter } from './shared-limiter.ts';

const MINUTE = 60;
/** As many as a person needs who mistypes and looks into the wrong mailbox; the links of all of them are good meanwhile. */
const RESETS_PER_ADDRESSEE = 5;
const EXPORTS_PER_ACCOUNT = 5;

export interface AccountLimits {
  /** One attempt from this address on this account. @throws Problem 429 */
  attempt(address: string, account: string): Promise<void>;
  /** The attempt succeeded: the account's back-off is over. */
  succeeded(account: string): Promise<void>;
  /** A mail with a link is asked for, whether anybody has the e-mail or not. @throws Problem 429 */
  askReset(address: string, email: string): Promise<void>;
  /** @throws Problem 429 */
  export(userId: string): Promise<void>;
}

/** What may be tried on accounts: per address, and per account with a block that outlasts the minute. All processes count together. */
export function createAccountLimits({ config, db }: Pick<Services, 'config' | 'db'>): AccountLimits {
  const perMinute = config.signInAttemptsPerMinute;
  const perAddress = sharedLimiter(db, { name: 'address', points: perMinute, duration: MINUTE });
  const perAccount = sharedLimiter(db, {
    name: 'account',
    points: Math.max(5, Math.floor(perMinute / 4)),
    duration: 5 * MINUTE,
    blockDuration: MINUTE,
  });
  const resets = sharedLimiter(db, { name: 'reset', points: RESETS_PER_ADDRESSEE, duration: 30 * MINUTE });
  const exports = sharedLimiter(db, { name: 'export', points: EXPORTS_PER_ACCOUNT, duration: 60 * MINUTE });
  return {
    async attempt(address, account) {
      await perAddress.count(address);
      await perAccount.count(account);
    },
    succeeded: (account) => perAccount.forget(account),
    async askReset(address, email) {
      await perAddress.count(address);
      await resets.count(email);
    },
    export: (userId) => exports.count(userId),
  };
}
