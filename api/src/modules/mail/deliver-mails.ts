import type { JobContext } from '../../jobs/job.ts';
import { composeMail } from './compose-mail.ts';
import { deliverQueued, type Outcomes } from './deliver-queued.ts';
import type { AllMailWriters } from './mail-context.ts';
import type { ClaimedMail } from './compose-mail.ts';

/** The connections of the SMTP pool. */
const CONCURRENCY = 5;

/** Sends the mails that are due; the result is for the log. */
export async function deliverMails(
  context: JobContext,
  writers: AllMailWriters,
): Promise<Omit<Outcomes, 'sent'> & { mails: number }> {
  const { mailer } = context;
  if (!mailer) return { mails: 0, dropped: 0, failed: 0, dead: 0 };
  const { sent, ...others } = await deliverQueued<ClaimedMail>(context, {
    table: 'outbox',
    concurrency: CONCURRENCY,
    isFinal: isPermanent,
    async send(mail) {
      const composed = await composeMail(context, writers, mail);
      if (composed) await mailer.send(composed);
      return composed !== undefined;
    },
  });
  return { mails: sent, ...others };
}

/** The server knows no such recipient (RFC 5321, 4.2.1). Refusals of our sender or of the content can be repaired. */
const isPermanent = (error: unknown): boolean =>
  error instanceof Error && 'rejectedErrors' in error && 'responseCode' in error && Number(error.responseCode) >= 500;
