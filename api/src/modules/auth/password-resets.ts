import { mailedTokens } from './mailed-tokens.ts';

export const RESET_MINUTES = 30;

/** The bearer of the token may set the password. */
export const { issue: issueReset, find: findReset, take: takeReset } = mailedTokens('passwordResets', RESET_MINUTES);
