import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import type { Tables } from '../../db/schema.ts';
import { localMailbox } from './local-mailbox.ts';

export interface CalendarAttachment {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly filename: string;
  readonly content: string;
}

/** A mail, ready to leave. */
export interface OutgoingMail {
  /** The outbox's: one promise is one id, however often it is sent. */
  readonly id: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly calendar?: CalendarAttachment | undefined;
}

export interface Mailer {
  /** Resolves when whoever takes the mail has promised to deliver it. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** By SMTP when it is configured, into the local mailbox when not; in production without SMTP there is none. */
export async function openMailer(config: Config, db: Kysely<Tables>): Promise<Mailer | undefined> {
  if (config.smtpUrl !== undefined) {
    // Only who sends by SMTP carries the library in memory.
    const { smtpMailer } = await import('./smtp-mailer.ts');
    return smtpMailer(config.smtpUrl, config.mailFrom);
  }
  return hasLocalMailbox(config) ? localMailbox(db) : undefined;
}

export const hasLocalMailbox = ({ smtpUrl, environment }: Config): boolean =>
  smtpUrl === undefined && environment !== 'production';
