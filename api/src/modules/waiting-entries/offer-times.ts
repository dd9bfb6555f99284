import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Config } from '../../settings/config.ts';
import type { Tx } from '../../db/run-as.ts';
import { Problem } from '../../http/problem.ts';
import { requireOffered } from '../availability/offered-slot.ts';
import { offerOf, openFor } from '../availability/open-diary.ts';
import { readDiaries } from '../availability/read-diaries.ts';
import type { Diary } from '../availability/types.ts';
import { hashToken } from '../tokens/hash-token.ts';
import { endOffer, endPassed, lapseOffers } from './end-offers.ts';
import { findTime } from './find-time.ts';
import type { OfferedTime, Waiting } from './find-time.ts';
import { awakeFrom } from './offer-end.ts';
import { offerToken } from './offer-token.ts';
import { tellWaiting } from './tell-waiting.ts';
import type { News } from './tell-waiting.ts';

const MINUTE = 60_000;
/** The next one is chosen by a job of every minute: until then nobody else takes the time. */
const OUTLIVES = 90_000;
const HORIZON = 367 * 1440;
const PAGE = 200;
/** So many milliseconds are computed between two turns of other calls, during which the diary stays locked. */
const SLICE = 10;

interface Moment {
  readonly config: Pick<Config, 'secret'>;
  readonly now: Date;
}

/**
 * Looks at everybody who waits for a professional: ends what is over, then offers each free time that fits to the first who asked, by
 * holding it. Doing it again changes nothing. The pages of `others` are refreshed too. `tx` runs as `system` and holds the diary's lock; it takes those of events.
 */
export async function offerTimes(
  tx: Tx,
  professionalId: string,
  moment: Moment,
  others: readonly string[] = [],
): Promise<number> {
  const { now } = moment;
  await tx.deleteFrom('waitingChecks').where('professionalId', '=', professionalId).execute();
  const news: News[] = [];
  for (const { entryId, clientId, startsAt, isOver } of await lapseOffers(tx, professionalId, now)) {
    const reason = isOver ? 'unanswered' : undefined;
    news.push({ type: isOver ? 'waiting.ended' : 'waiting.lapsed', entryId, clientId, startsAt, reason });
  }
  news.push(...(await withdrawOffers(tx, professionalId, moment)));
  for (const { id: entryId, clientId, endsAt: startsAt } of await endPassed(tx, professionalId, now))
    news.push({ type: 'waiting.ended', entryId, clientId, startsAt, reason: 'over' });
  const offered = await offerInOrder(tx, professionalId, moment);
  await tellWaiting(tx, professionalId, [...news, ...offered], others);
  return offered.length;
}

/** Offers whose time the professional has closed since. */
async function withdrawOffers(tx: Tx, professionalId: string, { now }: Moment): Promise<readonly News[]> {
  const open = await sql<{
    entryId: string;
    clientId: string;
    consultationId: string;
    startsAt: Date;
    callTypes: OfferedTime['callTypes'];
    createdAt: Date;
  }>`
    select e.id as entry_id, e.client_id, e.consultation_id, o.starts_at, e.offered_call_types as call_types, o.created_at
    from waiting_entries e join waiting_offers o on o.entry_id = e.id and o.outcome = 'open'
    where e.professional_id = ${professionalId} and e.state = 'offered' order by o.created_at, o.id`.execute(tx);
  if (open.rows.length === 0) return [];
  const present = Math.floor(now.getTime() / MINUTE);
  // Without holds: nobody else can hold what is on offer.
  const window = { from: present, to: present + HORIZON, now, ignoresHolds: true };
  const diary = (await readDiaries(tx, [professionalId], window)).get(professionalId);
  const news: News[] = [];
  for (const { entryId, clientId, consultationId, startsAt, callTypes, createdAt } of open.rows) {
    const offer = diary?.isVerified ? offerOf(diary, { consultationId }) : undefined;
    const opened = diary && offer && openFor(diary, offer);
    const wanted = { startsAt, now, heldFrom: createdAt };
    if (opened && callTypes.some((callType) => isOffered(() => requireOffered(opened, { ...wanted, callType }))))
      continue;
    await endOffer(tx, entryId, 'withdrawn', now);
    news.push({ type: 'waiting.lapsed', entryId, clientId, startsAt });
  }
  return news;
}

function isOffered(check: () => void): boolean {
  try {
    check();
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

async function offerInOrder(tx: Tx, professionalId: string, moment: Moment): Promise<readonly News[]> {
  const { now } = moment;
  const news: News[] = [];
  const served = new Set<string>();
  let diary: Diary | undefined;
  let after: Pick<Waiting & { createdAt: Date }, 'createdAt' | 'id'> | undefined;
  let since = performance.now();
  for (;;) {
    const page = await waitingAfter(tx, professionalId, now, after);
    for (const entry of page) {
      if (served.has(entry.clientId)) continue;
      diary ??= await diaryOf(tx, professionalId, now);
      if (!diary?.isVerified) return news;
      const time = findTime(diary, entry, now);
      // Many may wait in vain, and then nothing is awaited.
      if (performance.now() - since > SLICE) {
        await turn();
        since = performance.now();
      }
      if (!time) continue;
      await holdFor(tx, { professionalId, entry, time }, moment);
      const { id: entryId, clientId } = entry;
      const wakesAt = awakeFrom(now, entry.timeZone);
      news.push({ type: 'waiting.offered', entryId, clientId, startsAt: time.startsAt, until: time.until, wakesAt });
      served.add(clientId);
      diary = undefined; // as the hold changes it
    }
    after = page.at(-1);
    if (page.length < PAGE) return news;
  }
}

/** Whoever has an open offer waits until it is answered. */
async function waitingAfter(
  tx: Tx,
  professionalId: string,
  now: Date,
  after: { readonly createdAt: Date; readonly id: string } | undefined,
): Promise<readonly (Waiting & { readonly createdAt: Date })[]> {
  const { rows } = await sql<Waiting & { readonly createdAt: Date }>`
    select e.id, e.client_id, e.consultation_id, e.first_day::text as first_day, e.from_time, e.until_time, e.call_types, e.ends_at,
      e.created_at, u.time_zone,
      array(select o.starts_at from waiting_offers o
        where o.professional_id = e.professional_id and o.client_id = e.client_id) as offered,
      array(select json_build_array(floor(extract(epoch from a.starts_at) / 60)::int, ceil(extract(epoch from a.ends_at) / 60)::int)
        from appointments a where a.client_id = e.client_id and a.ends_at > ${now} and a.starts_at < e.ends_at
          and (a.status = 'accepted' or a.status = 'waiting' and not coalesce(a.expires_at <= ${now}, false))) as taken
    from waiting_entries e join users u on u.id = e.client_id
    where e.professional_id = ${professionalId} and e.state = 'waiting' and u.deleted_at is null
      and not exists (select from waiting_entries o
        where o.professional_id = e.professional_id and o.client_id = e.client_id and o.state = 'offered')
      and ${after ? sql`(e.created_at, e.id) > (${after.createdAt}, ${after.id})` : sql`true`}
    order by e.created_at, e.id limit ${PAGE}`.execute(tx);
  return rows;
}

/** With the times on offer counted towards the booking limits: each of them may be booked. */
async function diaryOf(tx: Tx, professionalId: string, now: Date): Promise<Diary | undefined> {
  const present = Math.floor(now.getTime() / MINUTE);
  const diary = (await readDiaries(tx, [professionalId], { from: present, to: present + HORIZON, now })).get(
    professionalId,
  );
  if (!diary || diary.limits.length === 0) return diary;
  const open = await tx
    .selectFrom('waitingEntries')
    .select(['offeredStartsAt', 'offeredEndsAt'])
    .where('professionalId', '=', professionalId)
    .where('state', '=', 'offered')
    .execute();
  const edges = open.flatMap(({ offeredStartsAt, offeredEndsAt }) =>
    offeredStartsAt && offeredEndsAt ? [offeredStartsAt.getTime() / MINUTE, offeredEndsAt.getTime() / MINUTE] : [],
  );
  return { ...diary, counted: [...Array.from(diary.counted), ...edges] };
}

interface Offer {
  readonly professionalId: string;
  readonly entry: Waiting;
  readonly time: OfferedTime;
}

async function holdFor(tx: Tx, { professionalId, entry, time }: Offer, { config, now }: Moment): Promise<void> {
  const { id: entryId, clientId } = entry;
  const { startsAt, endsAt, callTypes, until } = time;
  const tokenHash = hashToken(offerToken(config, entryId, startsAt));
  await tx
    .insertInto('slotHolds')
    .values({
      ...{ tokenHash, clientHash: tokenHash, professionalId, clientId },
      ...{ startsAt, endsAt, heldFrom: now, offeredUntil: until },
      expiresAt: new Date(until.getTime() + OUTLIVES),
    })
    .execute();
  await tx
    .insertInto('waitingOffers')
    .values({ entryId, clientId, professionalId, startsAt, until, createdAt: now })
    .execute();
  await tx
    .updateTable('waitingEntries')
    .set({
      state: 'offered',
      offeredStartsAt: startsAt,
      offeredEndsAt: endsAt,
      offeredCallTypes: callTypes,
      offeredUntil: until,
    })
    .where('id', '=', entryId)
    .execute();
}
