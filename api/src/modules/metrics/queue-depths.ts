import { sql } from 'kysely';
import { runAsSystem } from '../../db/run-as.ts';
import type { Services } from '../../services/services.ts';

export interface QueueDepths {
  /** Mails that have not left, and those that were given up. */
  readonly mails: { readonly waiting: number; readonly dead: number; readonly oldestSeconds: number };
  /** Texts to phones, alike. */
  readonly texts: { readonly waiting: number; readonly dead: number };
  readonly jobs: readonly { readonly name: string; readonly state: string; readonly total: number }[];
}

/** Depths of the queues in the database. */
export function queueDepths({ db }: Pick<Services, 'db'>): Promise<QueueDepths> {
  return runAsSystem(db, async (tx) => {
    const mails = await sql<QueueDepths['mails']>`
      select count(*) filter (where dead_at is null)::int as waiting, count(*) filter (where dead_at is not null)::int as dead,
        coalesce(extract(epoch from now() - min(created_at) filter (where dead_at is null)), 0)::float8 as oldest_seconds
      from outbox where sent_at is null`.execute(tx);
    const texts = await sql<QueueDepths['texts']>`
      select count(*) filter (where dead_at is null)::int as waiting, count(*) filter (where dead_at is not null)::int as dead
      from text_outbox where sent_at is null`.execute(tx);
    const jobs = await sql<QueueDepths['jobs'][number]>`
      select name, state::text as state, count(*)::int as total from jobs.job group by name, state`.execute(tx);
    return {
      mails: mails.rows[0] ?? { waiting: 0, dead: 0, oldestSeconds: 0 },
      texts: texts.rows[0] ?? { waiting: 0, dead: 0 },
      jobs: jobs.rows,
    };
  });
}
