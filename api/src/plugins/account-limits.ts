import type { Services } from '../services/services.ts';
import { clientOf } from './client-of.ts';
import { sharedLimiter } from './shared-limiter.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Enough for typing errors and wrong mailboxes; all links remain valid. */
const RESETS_PER_ADDRESSEE = 5;
const EXPORTS_PER_ACCOUNT = 5;
/** Each sends a mail to the recovery address, which may be a stranger's. */
const RECOVERY_EMAILS_PER_ACCOUNT = 5;
const EMAILS_PER_ACCOUNT = 5;
const PASSWORDS_PER_ACCOUNT = 5;
const CONFIRMATIONS_PER_ACCOUNT = 5;
/** Each is a text to a phone, which may be a stranger's and costs money. */
const SMS_CODES_PER_ACCOUNT = 5;
const SMS_CODES_PER_PHONE = 5;
/** Of a million codes of an app, three are good at a time. Who guesses them has the password. */
const CODES_A_DAY = 30;

export interface AccountLimits {
  /** One sign-in attempt from this address for this account. @throws Problem 429 */
  attempt(address: string, account: string): Promise<void>;
  /** A successful sign-in resets counts and blocks. */
  succeeded(address: string, account: string): Promise<void>;
  /** One code of the second step from anywhere: how many there were in a day since the last good one. @throws Problem 429 */
  tryCode(userId: string): Promise<number>;
  /** A good code resets the count. */
  codeAccepted(userId: string): Promise<void>;
  /** One registration from this address. @throws Problem 429, whether or not the e-mail exists */
  register(address: string): Promise<void>;
  /**
   * Reveals to this address that an e-mail is taken. @throws Problem 429 when that happened too often (decision 018)
   */
  emailTaken(address: string): Promise<void>;
  /** A password reset is requested, whether or not the e-mail exists. @throws Problem 429 */
  askReset(address: string, email: string): Promise<void>;
  /** @throws Problem 429 */
  export(userId: string): Promise<unknown>;
  /** @throws Problem 429 */
  changePassword(userId: string): Promise<unknown>;
  /** @throws Problem 429 */
  changeRecoveryEmail(userId: string): Promise<unknown>;
  /** Another e-mail to sign in with, asked for from this address. @throws Problem 429, also where too many were taken */
  changeEmail(userId: string, address: string): Promise<void>;
  /** The confirmation link is mailed again. @throws Problem 429 */
  sendConfirmation(userId: string): Promise<unknown>;
  /** A code is texted to a phone. @throws Problem 429 */
  sendCode(userId: string, phone: string): Promise<void>;
}

/**
 * Limits on account operations: per client address (per /64 for IPv6), per account and address with increasing blocks, and per account
 * from anywhere without blocks, so that a stranger cannot lock an owner out (decision 022). Shared by all processes.
 */
export function createAccountLimits({ config, db }: Pick<Services, 'config' | 'db'>): AccountLimits {
  const perMinute = config.signInAttemptsPerMinute;
  const perAddress = sharedLimiter(db, { name: 'address', points: perMinute, duration: MINUTE });
  const perAccountAndAddress = sharedLimiter(db, {
    name: 'account-address',
    points: Math.max(5, Math.floor(perMinute / 4)),
    duration: 5 * MINUTE,
    backOff: { first: 5 * MINUTE, longest: HOUR },
  });
  const perAccount = sharedLimiter(db, { name: 'account', points: perMinute, duration: 5 * MINUTE });
  const codes = sharedLimiter(db, { name: 'second-step-day', points: CODES_A_DAY, duration: 24 * HOUR });
  const registrations = sharedLimiter(db, { name: 'registration', points: perMinute, duration: HOUR });
  const takenAnHour = Math.max(3, Math.floor(perMinute / 6));
  const taken = [
    sharedLimiter(db, { name: 'taken-hour', points: takenAnHour, duration: HOUR }),
    sharedLimiter(db, { name: 'taken-day', points: 3 * takenAnHour, duration: 24 * HOUR }),
  ];
  const resets = sharedLimiter(db, { name: 'reset', points: RESETS_PER_ADDRESSEE, duration: HOUR / 2 });
  const exports = sharedLimiter(db, { name: 'export', points: EXPORTS_PER_ACCOUNT, duration: HOUR });
  const recoveryEmails = sharedLimiter(db, {
    name: 'recovery-email',
    points: RECOVERY_EMAILS_PER_ACCOUNT,
    duration: HOUR,
  });
  const emails = sharedLimiter(db, { name: 'email', points: EMAILS_PER_ACCOUNT, duration: HOUR });
  const passwords = sharedLimiter(db, { name: 'password', points: PASSWORDS_PER_ACCOUNT, duration: HOUR });
  const confirmations = sharedLimiter(db, { name: 'confirmation', points: CONFIRMATIONS_PER_ACCOUNT, duration: HOUR });
  const smsCodes = sharedLimiter(db, { name: 'sms-code', points: SMS_CODES_PER_ACCOUNT, duration: HOUR });
  const smsPhones = sharedLimiter(db, { name: 'sms-phone', points: SMS_CODES_PER_PHONE, duration: 24 * HOUR });
  return {
    async attempt(address, account) {
      const client = clientOf(address);
      await perAddress.count(client);
      await perAccountAndAddress.count(`${client} ${account}`);
      await perAccount.count(account);
    },
    async succeeded(address, account) {
      await perAccountAndAddress.forget(`${clientOf(address)} ${account}`);
      await perAccount.forget(account);
    },
    tryCode: (userId) => codes.count(userId),
    codeAccepted: (userId) => codes.forget(userId),
    async register(address) {
      const client = clientOf(address);
      for (const limit of taken) await limit.check(client);
      await registrations.count(client);
    },
    async emailTaken(address) {
      for (const limit of taken) await limit.count(clientOf(address));
    },
    async askReset(address, email) {
      await perAddress.count(clientOf(address));
      await resets.count(email);
    },
    export: (userId) => exports.count(userId),
    changePassword: (userId) => passwords.count(userId),
    changeRecoveryEmail: (userId) => recoveryEmails.count(userId),
    async changeEmail(userId, address) {
      for (const limit of taken) await limit.check(clientOf(address));
      await emails.count(userId);
    },
    sendConfirmation: (userId) => confirmations.count(userId),
    async sendCode(userId, phone) {
      await smsCodes.count(userId);
      await smsPhones.count(phone);
    },
  };
}
