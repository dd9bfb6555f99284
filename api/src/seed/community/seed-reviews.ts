import { reviewCriteria, reviewPublishedAfterDays } from 'shared-contracts/schemas/review';
import { sql } from 'kysely';
import { demoAccounts } from '../demo-accounts.ts';
import type { Tx } from '../../db/run-as.ts';
import { people } from '../people.ts';
import type { PlacedPerson } from '../people.ts';
import { clientOf } from '../seed-clients.ts';
import { recentReviews, reviewTexts } from '../seed-data.ts';
import { pick, seedId } from '../seed-id.ts';
import { professionalId } from '../seed-professionals.ts';
import { pastClients, seedPastClients } from './seed-past-clients.ts';
import { pastRatings } from './shown-rating.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** Older than anything the demonstration's calendars show. */
const LATEST = 45;
const SPAN = 600;

/**
 * The appointments of earlier years and what clients thought of them: as many as each profile says, so that the ratings shown are those of
 * the reviews behind them. Recent appointments are reviewed as well, some of them not published yet.
 */
export async function seedReviews(tx: Tx, now: Date): Promise<void> {
  await seedPastClients(tx, now);
  for (const one of people) if (one.person.rating) await insertPastReviews(tx, one, one.person.rating, now);
  await insertRecentReviews(tx, now);
  await reportReviews(tx, now);
}

async function insertPastReviews(
  tx: Tx,
  { slug, person }: PlacedPerson,
  past: readonly [average: number, count: number],
  now: Date,
): Promise<void> {
  const minutes = person.minutes ?? 30;
  const met = pastRatings(past).map((rating, index, { length }) => {
    const name = `${slug} ${index}`;
    const day = Math.floor(now.getTime() / DAY) - LATEST - Math.floor((index * SPAN) / length);
    const startsAt = new Date(day * DAY + (8 + pick(`hour ${name}`, 8)) * 60 * MINUTE);
    const endsAt = new Date(startsAt.getTime() + minutes * MINUTE);
    return {
      name,
      rating,
      startsAt,
      endsAt,
      id: seedId('past appointment', name),
      ...wordsOf(person.languages, rating, name),
    };
  });
  const ids = { professionalId: professionalId(slug) };
  await tx
    .insertInto('appointments')
    .values(
      met.map(({ id, name, startsAt, endsAt, lang }) => ({
        ...ids,
        id,
        clientId: pastClientOf(name),
        callType: (['video', 'call', 'in_person'] as const)[pick(`type ${name}`, 3)] ?? 'video',
        status: 'done' as const,
        startsAt,
        endsAt,
        reason: reviewTexts.reasons[lang],
        sequence: 2,
        createdAt: new Date(startsAt.getTime() - 4 * DAY),
      })),
    )
    .execute();
  await tx
    .insertInto('appointmentHistory')
    .values(
      met.map(({ id, name, startsAt, endsAt }) => ({
        ...ids,
        id: seedId('history', `${id} complete`),
        appointmentId: id,
        clientId: pastClientOf(name),
        at: endsAt,
        actorRole: 'professional' as const,
        actorId: ids.professionalId,
        transition: 'complete',
        fromStatus: 'accepted' as const,
        toStatus: 'done' as const,
        startsAt,
      })),
    )
    .execute();
  await tx
    .insertInto('reviews')
    .values(
      met.map(({ id, name, rating, text, reply, endsAt }) => {
        const writtenAt = new Date(endsAt.getTime() + (1 + pick(`written ${name}`, 5)) * DAY);
        const repliedAt = reply === null ? null : new Date(writtenAt.getTime() + DAY);
        const publishesAt = new Date(endsAt.getTime() + reviewPublishedAfterDays * DAY);
        return {
          ...ids,
          id: seedId('review', name),
          appointmentId: id,
          clientId: pastClientOf(name),
          rating,
          ...(text !== null && criteriaOf(rating, name)),
          text,
          reply,
          repliedAt,
          publishesAt,
          publishedAt: repliedAt ?? publishesAt,
          createdAt: writtenAt,
        };
      }),
    )
    .execute();
}

/** Who writes rates each criterion as well: like the whole, or a star beside it. */
const criteriaOf = (rating: number, name: string) =>
  Object.fromEntries(
    reviewCriteria.map((one) => [one, Math.min(5, Math.max(1, rating - 1 + pick(`${one} ${name}`, 3)))] as const),
  );

const pastClientOf = (name: string): string => pastClients[pick(`client ${name}`, pastClients.length)]?.id ?? '';

/** Two of five write something, a third of those get a reply. */
function wordsOf(
  languages: readonly string[],
  rating: number,
  name: string,
): { lang: 'fr' | 'en'; text: string | null; reply: string | null } {
  const lang = languages.includes('en') && pick(`lang ${name}`, languages[0] === 'en' ? 2 : 5) === 0 ? 'en' : 'fr';
  const mood = rating === 5 ? 'glad' : 'mixed';
  const [texts, replies] = [reviewTexts.reviews[lang][mood], reviewTexts.replies[lang][mood]];
  const isWordy = pick(`text ${name}`, 5) < 2;
  const isAnswered = isWordy && pick(`reply ${name}`, 3) === 0;
  return {
    lang,
    text: (isWordy && texts[pick(`words ${name}`, texts.length)]) || null,
    reply: (isAnswered && replies[pick(`answer ${name}`, replies.length)]) || null,
  };
}

/** Each professional of the accounts reported such a review once; an operator kept it. One more report waits. */
async function reportReviews(tx: Tx, now: Date): Promise<void> {
  const { report, waitingReport } = reviewTexts;
  for (const account of demoAccounts)
    if (account.role === 'professional')
      await sql`
        update reviews set report_reason = ${report.reason}, reported_by = professional_id,
          reported_at = created_at + interval '2 days', decided_at = created_at + interval '3 days'
        where id = ${latestReview(account.slug, report.of)}`.execute(tx);
  await sql`
    update reviews set report_reason = ${waitingReport.reason}, reported_by = professional_id,
      reported_at = ${new Date(now.getTime() - DAY)}, moderation = 'reported'
    where id = ${latestReview(waitingReport.professional, waitingReport.of)}`.execute(tx);
}

const latestReview = (slug: string, text: string) => sql`(
  select id from reviews where professional_id = ${professionalId(slug)} and text = ${text}
  order by created_at desc limit 1)`;

/** What was done a few days ago: answered and so published, or still between the two. */
async function insertRecentReviews(tx: Tx, now: Date): Promise<void> {
  const done = await tx
    .selectFrom('appointments')
    .select(['id', 'clientId', 'professionalId', 'endsAt'])
    .where('status', '=', 'done')
    .where('endsAt', '>', new Date(now.getTime() - (LATEST - 1) * DAY))
    .execute();
  for (const { professional, client, reply, ...review } of recentReviews) {
    const appointment = done.find(
      (one) => one.clientId === clientOf(client) && one.professionalId === professionalId(professional),
    );
    if (!appointment) throw new Error(`no appointment that client ${client} could review`);
    const { id: appointmentId, endsAt, ...parties } = appointment;
    const writtenAt = new Date(Math.min(endsAt.getTime() + DAY, now.getTime() - 60 * MINUTE));
    const repliedAt = reply === null ? null : writtenAt;
    const publishesAt = new Date(endsAt.getTime() + reviewPublishedAfterDays * DAY);
    await tx
      .insertInto('reviews')
      .values({
        ...parties,
        ...review,
        id: seedId('review', `scene ${professional} ${client}`),
        appointmentId,
        reply,
        repliedAt,
        publishesAt,
        publishedAt: repliedAt,
        createdAt: writtenAt,
      })
      .execute();
  }
}
