import { mailWriters } from '../mails.ts';
import { expireRequests } from '../modules/appointments/expire-requests.ts';
import { remind } from '../modules/appointments/remind.ts';
import { answerResetRequests } from '../modules/auth/answer-reset-requests.ts';
import { extendMasks } from '../modules/availability/mask-keeper.ts';
import { expireDocuments } from '../modules/documents/expire-documents.ts';
import { deliverMails } from '../modules/mail/deliver-mails.ts';
import { publishReviews } from '../modules/reviews/publish-reviews.ts';
import { sweepUploads } from '../modules/uploads/sweep-uploads.ts';
import { dropWhatIsOver } from './drop-what-is-over.ts';
import type { Job } from './job.ts';

const everyMinute = '* * * * *';

/** Mails leave as soon as they are queued (start-jobs.ts); every minute retries what failed or was interrupted. */
export const deliverJob: Job = {
  name: 'deliver-mails',
  cron: everyMinute,
  run: (context) => deliverMails(context, mailWriters),
};

/** Forgotten passwords are answered as soon as they are asked for, and every minute what was cut off. */
export const answerResetsJob: Job = {
  name: 'answer-reset-requests',
  cron: everyMinute,
  run: async (context) => ({ queued: await answerResetRequests(context) }),
};

/** Everything that happens by the clock. */
export const jobs: readonly Job[] = [
  { name: 'expire-requests', cron: everyMinute, run: async (context) => ({ expired: await expireRequests(context) }) },
  { name: 'remind', cron: everyMinute, run: async (context) => ({ reminders: await remind(context) }) },
  {
    name: 'publish-reviews',
    cron: everyMinute,
    run: async (context) => ({ published: await publishReviews(context) }),
  },
  answerResetsJob,
  deliverJob,
  // Soon after midnight UTC; hourly, so that a failure does not wait for the next one.
  { name: 'expire-documents', cron: '2 * * * *', run: expireDocuments },
  { name: 'sweep-uploads', cron: everyMinute, run: async (context) => ({ swept: await sweepUploads(context) }) },
  // Soon after midnight UTC, when every horizon moves on by a day; hourly, so that a failure does not wait for the next one.
  { name: 'extend-masks', cron: '1 * * * *', run: async (context) => ({ extended: await extendMasks(context) }) },
  {
    name: 'drop-what-is-over',
    cron: '17 * * * *',
    run: async (context) => ({ dropped: await dropWhatIsOver(context) }),
  },
];
