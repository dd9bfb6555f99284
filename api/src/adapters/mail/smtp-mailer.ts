import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import type { Mailer } from './mailer.ts';

const SECOND = 1_000;

/** Sends through an SMTP server. All timeouts together stay below the claim of a mail (deliver-mails.ts). */
export function createSmtpMailer(url: string, from: Config['mailFrom']): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 20 * SECOND,
  });
  return {
    async send({ id, calendar, ...mail }) {
      await transport.sendMail({
        ...mail,
        from,
        // Recipients can recognise a resent mail by its id.
        messageId: `<${id}@nimbia>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...(calendar && { icalEvent: { ...calendar } }),
      });
    },
    close: () => transport.close(),
  };
}
