import type { Kysely } from 'kysely';
import type { Config } from '../../settings/config.ts';
import type { Tables } from '../../db/schema.ts';
import { createLocalMailbox } from './local-mailbox.ts';
import type { Mailer } from './mailer.ts';

/** SMTP when it is configured, else the local mailbox; in production without SMTP there is none. */
export async function openMailer(config: Config, db: Kysely<Tables>): Promise<Mailer | undefined> {
  if (config.smtpUrl !== undefined) {
    // The library is loaded only where it is used.
    const { createSmtpMailer } = await import('./smtp-mailer.ts');
    return createSmtpMailer(config.smtpUrl, config.mailFrom);
  }
  return hasLocalMailbox(config) ? createLocalMailbox(db) : undefined;
}

export const hasLocalMailbox = ({ smtpUrl, environment }: Config): boolean =>
  smtpUrl === undefined && environment !== 'production';
