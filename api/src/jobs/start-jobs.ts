import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import { runAsSystem } from '../db/run-as.ts';
import { exportChannel } from '../modules/export/data-exports.ts';
import { waitingChannel } from '../modules/availability/refresh-masks.ts';
import { outboxChannel } from '../modules/mail/outbox.ts';
import type { Services } from '../services.ts';
import { coalesced } from './coalesced.ts';
import { bossOptions, statements } from './boss-options.ts';
import type { Job, JobContext } from './job.ts';
import { answerResetsJob, deliverJob, deliverTextsJob, exportsJob, jobs, offerTimesJob } from './jobs.ts';

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
/** How long running jobs may take to finish after a shutdown signal. */
const GRACE_PERIOD_MS = 5_000;

/** Starts the scheduled jobs and the delivery of mails in this process. Returns a function that stops them gracefully. */
export async function startJobs(services: Services, log: Log): Promise<() => Promise<void>> {
  const { connection, db, mailer } = services;
  if (!mailer) log.warn('SMTP_URL is not set: mails wait in the outbox');
  const stopping = new AbortController();
  const context: JobContext = { ...services, stop: stopping.signal };

  const boss = new PgBoss({
    ...bossOptions(connection.kind),
    db: { executeSql: (text, values) => runAsSystem(db, (tx) => statements(tx).executeSql(text, values)) },
    migrate: false, // done by the owner (install-jobs.ts)
    reindex: false,
  });
  boss.on('error', (error) => log.error(error, 'job queue error'));
  boss.on('warning', (warning) => log.warn(warning, 'job queue warning'));
  await boss.start();
  for (const job of jobs) {
    await boss.work(job.name, { pollingIntervalSeconds: 5 }, async () => {
      const failure = await run(job, context, log);
      if (failure) throw failure; // pg-boss retries
    });
  }
  // Queued mails, texts and reset requests are handled at once.
  const deliver = coalesced(async () => {
    await run(answerResetsJob, context, log);
    await run(deliverJob, context, log);
  });
  const text = coalesced(async () => void (await run(deliverTextsJob, context, log)));
  await connection.listen(outboxChannel, () => {
    deliver();
    text();
  });
  deliver();
  text();
  const write = coalesced(async () => void (await run(exportsJob, context, log)));
  await connection.listen(exportChannel, write);
  const offer = coalesced(async () => void (await run(offerTimesJob, context, log)));
  await connection.listen(waitingChannel, offer);
  return async () => {
    stopping.abort();
    await boss.stop({ timeout: GRACE_PERIOD_MS });
    await Promise.race([
      Promise.all([deliver.idle(), text.idle(), write.idle(), offer.idle()]),
      sleep(GRACE_PERIOD_MS, undefined, { ref: false }),
    ]); // a mail server may hang
  };
}

/** Returns the error of a failed run, which is already logged. */
async function run(job: Job, context: JobContext, log: Log): Promise<Error | undefined> {
  try {
    const done = await job.run(context);
    if (Object.values(done).some((count) => count > 0)) log.info(done, job.name);
    return undefined;
  } catch (error) {
    log.error(error, `${job.name} failed`);
    return error instanceof Error ? error : new Error(String(error));
  }
}
