import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import { runAsSystem } from '../db/run-as.ts';
import type { Services } from '../services/services.ts';
import { coalesced } from './coalesced.ts';
import type { Coalesced } from './coalesced.ts';
import { bossOptions, statements } from './boss-options.ts';
import type { Job, JobContext } from './job.ts';

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
/** How long running jobs may take to finish after a shutdown signal. */
const GRACE_PERIOD_MS = 5_000;

/** Starts the scheduled jobs in this process. Returns a function that stops them gracefully. */
export async function startJobs(services: Services, jobs: readonly Job[], log: Log): Promise<() => Promise<void>> {
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
  const woken: Coalesced[] = [];
  for (const [channel, ofChannel] of Map.groupBy(jobs, (job) => job.channel)) {
    if (channel === undefined) continue;
    const calls = ofChannel.map((job) => coalesced(async () => void (await run(job, context, log))));
    const callAll = () => {
      if (stopping.signal.aborted) return;
      for (const call of calls) call();
    };
    await connection.listen(channel, callAll);
    callAll(); // what was queued while no process listened
    woken.push(...calls);
  }
  return async () => {
    stopping.abort();
    await boss.stop({ timeout: GRACE_PERIOD_MS });
    await Promise.race([
      Promise.all(woken.map((call) => call.idle())),
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
