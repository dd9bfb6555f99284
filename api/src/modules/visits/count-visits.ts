import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { runAsSystem } from '../../db/run-as.ts';
import { clientOf } from '../../plugins/client-of.ts';
import type { Services } from '../../services/services.ts';

type Visits = Pick<Services, 'db' | 'config' | 'now'>;

export interface Visitor {
  /** The account of somebody who is signed in. */
  readonly userId: string | null;
  readonly address: string;
}

/** Keyed hash of a visitor of one thing on one day: neither two things nor two days can be compared (decision 099). */
const hashOf = ({ config }: Visits, thing: string, day: string, { userId, address }: Visitor): Buffer =>
  createHmac('sha256', config.secret)
    .update(`${thing} ${day} ${userId ?? clientOf(address)}`)
    .digest();

/** Counts a visitor of a listed profile once on a day of the practice, and the professional never. Says nothing of either. */
export async function countProfileView(services: Visits, professionalId: string, visitor: Visitor): Promise<void> {
  if (visitor.userId === professionalId) return;
  await runAsSystem(services.db, async (tx) => {
    const { rows } = await sql<{ day: string }>`
      select to_char(${services.now()}::timestamptz at time zone time_zone, 'YYYY-MM-DD') as day from professionals
      where id = ${professionalId} and is_listed(verified_at, verified_until)`.execute(tx);
    const [profile] = rows;
    if (!profile) return;
    const { day } = profile;
    await sql`
      with fresh as (
        insert into profile_views (professional_id, day, visitor)
        values (${professionalId}, ${day}, ${hashOf(services, `profile view ${professionalId}`, day, visitor)})
        on conflict do nothing returning professional_id, day
      )
      insert into profile_days (professional_id, day, views) select professional_id, day, 1 from fresh
      on conflict on constraint profile_days_once do update set views = profile_days.views + 1`.execute(tx);
  });
}

/** Counts a reader of a published article once a day (UTC), and its author never. Says nothing of either. */
export async function countArticleView(services: Visits, articleId: string, visitor: Visitor): Promise<void> {
  const day = services.now().toISOString().slice(0, 10);
  await runAsSystem(services.db, (tx) =>
    sql`
      with fresh as (
        insert into article_views (article_id, day, visitor)
        select id, ${day}::date, ${hashOf(services, `article view ${articleId}`, day, visitor)} from articles
        where id = ${articleId} and is_published(published_at, shown_until) and author_id is distinct from ${visitor.userId}::uuid
        on conflict do nothing returning article_id
      )
      update articles set reads = reads + 1 where id in (select article_id from fresh)`.execute(tx),
  );
}
