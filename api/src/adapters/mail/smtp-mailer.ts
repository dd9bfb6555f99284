import { createTransport } from 'nodemailer';
import type { Config } from '../../settings/config.ts';
import { faceId, type Mailer } from './mailer.ts';

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
    async send({ id, calendar, face, unsubscribeUrl, ...mail }) {
      await transport.sendMail({
        ...mail,
        from,
        // Recipients can recognise a resent mail by its id.
        messageId: `<${id}@nimbia>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl !== undefined && {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        ...(face && {
          attachments: [
            {
              cid: faceId,
              filename: face.contentType === 'image/png' ? 'face.png' : 'face.jpg',
              contentType: face.contentType,
              content: face.base64,
              encoding: 'base64',
              contentDisposition: 'inline' as const,
            },
          ],
        }),
        ...(calendar && { icalEvent: { ...calendar } }),
      });
    },
    close: () => transport.close(),
  };
}
