import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import { runAsSystem } from '../db/run-as.ts';
import { outboxChannel } from '../modules/mail/outbox.ts';
import type { Services } from '../services.ts';
import { coalesced } from './coalesced.ts';
import { bossOptions, statements } from './boss-options.ts';
import type { Job, JobContext } from './job.ts';
import { answerResetsJob, deliverJob, jobs } from './jobs.ts';

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
/** How long work that has begun may go on when the process is asked to end. */
const PATIENCE_MS = 5_000;

/** Takes this process's share of what happens by the clock and of sending mails. Answers how to stop, finishing what has begun. */
export async function startJobs(services: Services, log: Log): Promise<() => Promise<void>> {
  const { connection, db, mailer } = services;
  if (!mailer) log.warn('SMTP_URL is not set: mails wait in the outbox');
  const stopping = new AbortController();
  const context: JobContext = { ...services, stop: stopping.signal };

  const boss = new PgBoss({
    ...bossOptions(connection.kind),
    db: { executeSql: (text, values) => runAsSystem(db, (tx) => statements(tx).executeSql(text, values)) },
    migrate: false, // the owner's work (install-jobs.ts)
    reindex: false,
  });
  boss.on('error', (error) => log.error(error, 'the jobs met an error and go on'));
  boss.on('warning', (warning) => log.warn(warning, 'the jobs warn'));
  await boss.start();
  for (const job of jobs) {
    await boss.work(job.name, { pollingIntervalSeconds: 5 }, async () => {
      const failure = await run(job, context, log);
      if (failure) throw failure; // the library tries again
    });
  }
  // Queued mails leave at once.
  const deliver = coalesced(async () => {
    await run(answerResetsJob, context, log);
    await run(deliverJob, context, log);
  });
  await connection.listen(outboxChannel, deliver);
  deliver();
  return async () => {
    stopping.abort();
    await boss.stop({ timeout: PATIENCE_MS });
    await Promise.race([deliver.idle(), sleep(PATIENCE_MS, undefined, { ref: false })]); // a mail server may hang
  };
}

/** Answers why it failed, which is logged already. */
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
