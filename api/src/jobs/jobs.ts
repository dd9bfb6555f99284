import { mailWriters } from '../mails.ts';
import { expireRequests } from '../modules/appointments/expire-requests.ts';
import { sendReminders } from '../modules/appointments/send-reminders.ts';
import { answerResetRequests } from '../modules/auth/answer-reset-requests.ts';
import { extendMasks } from '../modules/availability/extend-masks.ts';
import { expireDocuments } from '../modules/documents/expire-documents.ts';
import { deliverMails } from '../modules/mail/deliver-mails.ts';
import { publishReviews } from '../modules/reviews/publish-reviews.ts';
import { sweepUploads } from '../modules/uploads/sweep-uploads.ts';
import { purgeExpired } from './purge-expired.ts';
import type { Job } from './job.ts';

const everyMinute = '* * * * *';

/** Mails leave as soon as they are queued (start-jobs.ts); every minute retries what failed or was interrupted. */
export const deliverJob: Job = {
  name: 'deliver-mails',
  cron: everyMinute,
  run: (context) => deliverMails(context, mailWriters),
};

/** Reset requests are answered at once; the schedule picks up interrupted ones. */
export const answerResetsJob: Job = {
  name: 'answer-reset-requests',
  cron: everyMinute,
  run: async (context) => ({ queued: await answerResetRequests(context) }),
};

/** All scheduled jobs. */
export const jobs: readonly Job[] = [
  { name: 'expire-requests', cron: everyMinute, run: async (context) => ({ expired: await expireRequests(context) }) },
  {
    name: 'send-reminders',
    cron: everyMinute,
    run: async (context) => ({ reminders: await sendReminders(context) }),
  },
  {
    name: 'publish-reviews',
    cron: everyMinute,
    run: async (context) => ({ published: await publishReviews(context) }),
  },
  answerResetsJob,
  deliverJob,
  // Shortly after midnight UTC; hourly, so that a failure is retried soon.
  { name: 'expire-documents', cron: '2 * * * *', run: expireDocuments },
  { name: 'sweep-uploads', cron: everyMinute, run: async (context) => ({ swept: await sweepUploads(context) }) },
  // Shortly after midnight UTC, when every booking horizon moves by a day; hourly, so that a failure is retried soon.
  { name: 'extend-masks', cron: '1 * * * *', run: async (context) => ({ extended: await extendMasks(context) }) },
  {
    name: 'purge-expired',
    cron: '17 * * * *',
    run: async (context) => ({ purged: await purgeExpired(context) }),
  },
];
