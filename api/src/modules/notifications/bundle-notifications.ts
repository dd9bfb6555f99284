import { sql } from 'kysely';
import { runAsSystem } from '../../db/run-as.ts';
import type { Tx } from '../../db/run-as.ts';
import type { JobContext } from '../../jobs/job.ts';
import { sendMail } from '../mail/outbox.ts';
import type { BundleMails } from './bundle-mails.ts';
import { isStillAsked, isThere } from './present-subjects.ts';

/** People per transaction. */
const BATCH = 100;
/** Notifications of a mail; the rest is in the bell. */
const MOST = 200;
/** Between two bundles of a person. */
const PAUSE_MS = 60 * 60_000;
const MINUTE_MS = 60_000;

/**
 * Queues one mail per person about notifications that have no mail of their own and were not read for some minutes. Two processes may do
 * so at once: the row of `mail_bundles` is the claim. Returns the number of people.
 */
export async function bundleNotifications({
  db,
  config,
  now,
  stop,
}: Pick<JobContext, 'db' | 'config' | 'now' | 'stop'>): Promise<number> {
  let bundled = 0;
  for (let found = BATCH; found === BATCH && !stop.aborted;) {
    const at = now();
    const delay = config.notificationMailMinutes * MINUTE_MS;
    const claimed = await runAsSystem(db, async (tx) => {
      const due = await duePeople(tx, new Date(at.getTime() - delay));
      found = due.length;
      if (due.length === 0) return 0;
      const people = await withNews(tx, due, at);
      const claims = await claim(tx, people, at);
      // Who was mailed a short while ago is due again when the pause is over.
      await sql`
        update notifications told set mail_from = last.mailed_at + ${PAUSE_MS - delay} * interval '1 millisecond'
        from mail_bundles last
        where last.user_id = told.user_id and told.user_id = any(${people.filter((id) => !claims.includes(id))}::uuid[])
          and told.mail_from is not null and told.read_at is null`.execute(tx);
      await queue(tx, claims, at);
      return claims.length;
    });
    bundled += claimed;
  }
  return bundled;
}

async function duePeople(tx: Tx, before: Date): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select user_id from (
      select user_id from notifications where mail_from <= ${before} and read_at is null order by mail_from limit ${10 * BATCH}
    ) as due group by user_id order by user_id limit ${BATCH}`.execute(tx);
  return rows.map(({ userId }) => userId);
}

/** Those of whom something still waits: what was read in its conversation, or is gone, is mailed no more. */
async function withNews(tx: Tx, people: readonly string[], at: Date): Promise<string[]> {
  await sql`
    update notifications told set mail_from = null
    where user_id = any(${people}::uuid[]) and mail_from is not null and read_at is null
      and not (${isThere} and ${isStillAsked(at)} and (type <> 'message.received' or exists (
        select from conversations c where c.id = (told.data->>'conversationId')::uuid
          and case when c.client_id = told.user_id then c.client_unread else c.professional_unread end > 0)))`.execute(
    tx,
  );
  const { rows } = await sql<{ userId: string }>`
    select distinct user_id from notifications
    where user_id = any(${people}::uuid[]) and mail_from is not null and read_at is null order by user_id`.execute(tx);
  return rows.map(({ userId }) => userId);
}

/** Those of them who were not mailed lately, by this process or another one. */
async function claim(tx: Tx, people: readonly string[], at: Date): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    insert into mail_bundles as last (user_id, mailed_at) select person, ${at} from unnest(${people}::uuid[]) as person
    on conflict (user_id) do update set mailed_at = excluded.mailed_at
      where last.mailed_at <= ${new Date(at.getTime() - PAUSE_MS)}
    returning user_id`.execute(tx);
  return rows.map(({ userId }) => userId);
}

/** Everything of a person that waits goes into the mail, also what came a moment ago. */
async function queue(tx: Tx, people: readonly string[], at: Date): Promise<void> {
  const { rows } = await sql<{ userId: string; ids: string[] }>`
    with taken as (
      update notifications set mail_from = null
      where user_id = any(${people}::uuid[]) and mail_from is not null and read_at is null returning id, user_id, created_at
    )
    select user_id, (array_agg(id order by created_at desc))[1:${sql.lit(MOST)}] as ids from taken group by user_id`.execute(
    tx,
  );
  await sendMail<BundleMails>(
    tx,
    ...rows.map(({ userId, ids }) => ({
      eventId: `notifications:${userId}:${at.getTime()}`,
      to: { userId },
      template: 'notifications' as const,
      data: { ids },
    })),
  );
}
