import { readConfig } from '../config.ts';
import { resendDeadMails } from '../modules/mail/resend-dead-mails.ts';
import { openServices } from '../open-services.ts';

/**
 * `npm run resend-dead-mails`: mails that the outbox has given up (ten tries, or a recipient refused for good) are due again; the running API
 * sends them. On the embedded database nothing else may have it open, and they leave at the next start.
 */
const services = await Promise.resolve(process.env)
  .then(readConfig)
  .then((config) => openServices(config))
  .catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
let mails;
try {
  mails = await resendDeadMails(services.db);
} finally {
  await services.close();
}
for (const { eventId, error } of mails) process.stdout.write(`${eventId}: ${error ?? 'no reason was kept'}\n`);
process.stdout.write(`${mails.length} mails are due again.\n`);
