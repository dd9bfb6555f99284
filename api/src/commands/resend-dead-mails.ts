import { resendDeadMails } from '../modules/mail/resend-dead-mails.ts';
import { withServices } from './with-services.ts';

/**
 * `npm run resend-dead-mails`: requeues mails that the outbox has given up (ten tries, or a permanently rejected
 * recipient); the running API sends them. The embedded database must not be open elsewhere; there, they are sent at the
 * next start.
 */
const mails = await withServices(({ db }) => resendDeadMails(db));
for (const { eventId, error } of mails) process.stdout.write(`${eventId}: ${error ?? 'no reason was kept'}\n`);
process.stdout.write(`${mails.length} mails are due again.\n`);
