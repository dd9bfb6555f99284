import { resendDeadMails } from '../modules/mail/resend-dead-mails.ts';
import { withServices } from './with-services.ts';

/**
 * `npm run resend-dead-mails`: mails that the outbox has given up (ten tries, or a recipient refused for good) are due again; the running API
 * sends them. On the embedded database nothing else may have it open, and they leave at the next start.
 */
const mails = await withServices(({ db }) => resendDeadMails(db));
for (const { eventId, error } of mails) process.stdout.write(`${eventId}: ${error ?? 'no reason was kept'}\n`);
process.stdout.write(`${mails.length} mails are due again.\n`);
