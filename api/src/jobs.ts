import type { Job } from './jobs/job.ts';
import { mailWriters } from './mails.ts';
import { expireRequests } from './modules/appointments/expire-requests.ts';
import { sendReminders } from './modules/appointments/send-reminders.ts';
import { answerResetRequests } from './modules/auth/answer-reset-requests.ts';
import { endSwitches } from './modules/availability/end-switches.ts';
import { extendMasks } from './modules/availability/extend-masks.ts';
import { waitingChannel } from './modules/availability/refresh-masks.ts';
import { moveClients } from './modules/clients/move-clients.ts';
import { refreshDueSources } from './modules/calendar-sources/refresh-due-sources.ts';
import { expireDocuments } from './modules/documents/expire-documents.ts';
import { exportChannel } from './modules/export/data-exports.ts';
import { writeExports } from './modules/export/write-exports.ts';
import { bundleNotifications } from './modules/notifications/bundle-notifications.ts';
import { deliverMails } from './modules/mail/deliver-mails.ts';
import { outboxChannel } from './modules/mail/outbox.ts';
import { endPlans } from './modules/plans/end-plans.ts';
import { publishReviews } from './modules/reviews/publish-reviews.ts';
import { deliverTexts } from './modules/sms/deliver-texts.ts';
import { settleOutcomes } from './modules/meeting-outcomes/settle-outcomes.ts';
import { endVisits } from './modules/rtc/end-visits.ts';
import { sweepUploads } from './modules/uploads/sweep-uploads.ts';
import { offerDueTimes } from './modules/waiting-entries/offer-due-times.ts';
import { purgeExpired } from './purge-expired.ts';
import { tables } from './tables.ts';
import { textWriters } from './texts.ts';

const everyMinute = '* * * * *';

/** All scheduled jobs. Those with a channel run at once; every minute they pick up what failed or was interrupted. */
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
  { name: 'move-clients', cron: everyMinute, run: async (context) => ({ moved: await moveClients(context) }) },
  { name: 'end-switches', cron: everyMinute, run: async (context) => ({ ended: await endSwitches(context) }) },
  {
    name: 'answer-reset-requests',
    cron: everyMinute,
    channel: outboxChannel,
    run: async (context) => ({ queued: await answerResetRequests(context) }),
  },
  {
    name: 'deliver-mails',
    cron: everyMinute,
    channel: outboxChannel,
    run: (context) => deliverMails(context, mailWriters),
  },
  {
    name: 'deliver-texts',
    cron: everyMinute,
    channel: outboxChannel,
    run: (context) => deliverTexts(context, textWriters),
  },
  {
    name: 'bundle-notifications',
    cron: everyMinute,
    run: async (context) => ({ bundled: await bundleNotifications(context) }),
  },
  // Also removes those whose time is over.
  {
    name: 'write-exports',
    cron: everyMinute,
    channel: exportChannel,
    run: async (context) => ({ written: await writeExports(context, tables) }),
  },
  // Also ends offers that nobody took.
  {
    name: 'offer-times',
    cron: everyMinute,
    channel: waitingChannel,
    run: async (context) => ({ offered: await offerDueTimes(context) }),
  },
  // Shortly after midnight UTC; hourly, so that a failure is retried soon.
  { name: 'expire-documents', cron: '2 * * * *', run: expireDocuments },
  // In every time zone of today midnight is at a quarter of an hour of UTC.
  { name: 'end-plans', cron: '*/15 * * * *', run: async (context) => ({ ended: await endPlans(context) }) },
  {
    name: 'end-visits',
    cron: everyMinute,
    run: async (context) => ({ ended: (await endVisits(context)).ended }),
  },
  {
    name: 'settle-outcomes',
    cron: everyMinute,
    run: async (context) => ({ settled: await settleOutcomes(context) }),
  },
  { name: 'refresh-calendars', cron: everyMinute, run: refreshDueSources },
  { name: 'sweep-uploads', cron: everyMinute, run: async (context) => ({ swept: await sweepUploads(context) }) },
  // Shortly after midnight UTC, when every booking horizon moves by a day; hourly, so that a failure is retried soon.
  { name: 'extend-masks', cron: '1 * * * *', run: async (context) => ({ extended: await extendMasks(context) }) },
  {
    name: 'purge-expired',
    cron: '17 * * * *',
    run: async (context) => ({ purged: await purgeExpired(context) }),
  },
];
