import type { Party } from '../appointments/queries/available-actions.ts';
import type { TranslateAccount, TranslateConfirmation, TranslateSecurity } from '../texts/translate.ts';

/** What the parts of an account need from the area that shows them. */
export interface AccountView {
  readonly party: Party;
  /** The strings of `account.json`, `account-security.json` and `confirmation.json`. */
  readonly translate: TranslateAccount;
  readonly security: TranslateSecurity;
  readonly confirm: TranslateConfirmation;
  /** The e-mail to sign in with. */
  readonly email: string;
  /** Of the practice; clients have none. The country of a phone until another is chosen. */
  readonly country?: string | undefined;
  /** By whose clocks times are shown. */
  readonly timeZone: string;
}
