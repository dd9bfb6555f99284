import type { MailWriters } from '../mail/mail-context.ts';
import { confirmContent } from './confirm-content.ts';
import { accountChangedContent, passwordResetContent } from './password-content.ts';
import { welcomeContent } from './welcome-content.ts';

type Nothing = Readonly<Record<string, never>>;

/** Mails about an account; they need no data beyond the account itself. */
export type AccountMails = Readonly<
  Record<
    | 'welcome_client'
    | 'welcome_professional'
    | 'confirm_email'
    | 'password_reset'
    | 'password_changed'
    | 'email_change_stopped'
    | 'recovery_email_challenged'
    | 'recovery_email_changed',
    Nothing
  >
>;

export const accountMails: MailWriters<AccountMails> = {
  welcome_client: welcomeContent,
  welcome_professional: welcomeContent,
  confirm_email: confirmContent,
  password_reset: passwordResetContent,
  password_changed: accountChangedContent,
  email_change_stopped: accountChangedContent,
  recovery_email_challenged: accountChangedContent,
  recovery_email_changed: accountChangedContent,
};
