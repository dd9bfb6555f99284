import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { runAsSystem } from './db/run-as.ts';
import { startExpirySweeper } from './modules/appointments/expire-requests.ts';
import { startMaskKeeper } from './modules/availability/mask-keeper.ts';
import type { Services } from './services.ts';

const HOUR = 3_600_000;

/** What happens by the clock: requests expire, masks reach today's horizon, what is over is dropped. Answers how to stop it. */
export function startUpkeep(services: Services, log: FastifyBaseLogger): () => void {
  const stops = [startExpirySweeper(services, log), startMaskKeeper(services, log)];
  const drop = () => {
    dropWhatIsOver(services).catch((error: unknown) =>
      log.error(error, 'what is over could not be dropped; the next hour tries again'),
    );
  };
  const timer = setInterval(drop, HOUR);
  timer.unref();
  drop();
  return () => {
    clearInterval(timer);
    for (const stop of stops) stop();
  };
}

/** Idempotency keys live a day, events long enough for a stream to resume, tokens until they expire. */
export function dropWhatIsOver(services: Pick<Services, 'db' | 'now'>): Promise<void> {
  const now = services.now();
  return runAsSystem(services.db, async (tx) => {
    await sql`delete from idempotency_keys where created_at < ${now}::timestamptz - interval '24 hours'`.execute(tx);
    await sql`delete from events where created_at < ${now}::timestamptz - interval '7 days'`.execute(tx);
    await sql`delete from access_tokens where expires_at < ${now}::timestamptz - interval '1 hour'`.execute(tx);
    await sql`delete from refresh_tokens where expires_at < ${now}`.execute(tx);
    await sql`delete from sessions s where ended_at < ${now}::timestamptz - interval '30 days'
      or not exists (select from refresh_tokens t where t.session_id = s.id)`.execute(tx);
  });
}
