import { sql } from 'kysely';
import { reviewPublishedAfterDays } from 'shared-contracts/schemas/review';
import type { Tx } from '../../run-as.ts';
import { people } from '../people.ts';
import type { PlacedPerson } from '../people.ts';
import { otherClients } from '../seed-clients.ts';
import { pick, seedId } from '../seed-id.ts';
import { professionalId } from '../seed-professionals.ts';
import { pastClients, seedPastClients } from './past-clients.ts';
import { replyTexts, reviewTexts } from './review-texts.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** Older than anything the demonstration's calendars show. */
const LATEST = 45;
const SPAN = 600;

/**
 * The appointments of earlier years and what clients thought of them: as many as each profile says, so that the ratings shown are those of
 * the reviews behind them. Two recent ones of the scenes are reviewed as well, one of them not published yet.
 */
export async function seedReviews(tx: Tx, now: Date): Promise<void> {
  await seedPastClients(tx, now);
  for (const one of people) if (one.person.rating) await reviewsOf(tx, one, one.person.rating, now);
  await reviewScenes(tx, now);
  await sql`
    update professionals p set rating_average = r.average, rating_count = r.count
    from (select professional_id, round(avg(rating), 2) as average, count(*) as count from reviews
      where published_at is not null group by professional_id) r where r.professional_id = p.id`.execute(tx);
}

async function reviewsOf(
  tx: Tx,
  { slug, person }: PlacedPerson,
  [average, count]: readonly [number, number],
  now: Date,
): Promise<void> {
  const minutes = person.slotMinutes ?? 30;
  const met = ratings(average, count).map((rating, index) => {
    const name = `${slug} ${index}`;
    const day = Math.floor(now.getTime() / DAY) - LATEST - Math.floor((index * SPAN) / count);
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
        clientId: clientOf(name),
        callType: (['video', 'call', 'in_person'] as const)[pick(`type ${name}`, 3)] ?? 'video',
        status: 'done' as const,
        startsAt,
        endsAt,
        reason: lang === 'en' ? 'First meeting on my case.' : 'Premier rendez-vous au sujet de mon dossier.',
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
        appointmentId: id,
        clientId: clientOf(name),
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
          clientId: clientOf(name),
          rating,
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

const clientOf = (name: string): string => pastClients[pick(`client ${name}`, pastClients.length)]?.id ?? '';

/** `count` whole ratings whose mean is `average`: the points that are missing to all fives, spread out. */
function ratings(average: number, count: number): number[] {
  let missing = Math.round((5 - average) * count);
  const list = Array.from({ length: count }, () => 5);
  for (let index = 0; missing > 0; index = (index + 3) % count || index + 1) {
    if (list[index % count] === 2) continue;
    const lost = Math.min(missing, index % 4 === 0 ? 2 : 1, (list[index % count] ?? 5) - 2);
    list[index % count] = (list[index % count] ?? 5) - lost;
    missing -= lost;
  }
  return list;
}

/** Two of five write something, a third of those get a reply. */
function wordsOf(
  languages: readonly string[],
  rating: number,
  name: string,
): { lang: 'fr' | 'en'; text: string | null; reply: string | null } {
  const lang = languages.includes('en') && pick(`lang ${name}`, languages[0] === 'en' ? 2 : 5) === 0 ? 'en' : 'fr';
  const mood = rating === 5 ? 'glad' : 'mixed';
  const [texts, replies] = [reviewTexts[lang][mood], replyTexts[lang][mood]];
  const isWordy = pick(`text ${name}`, 5) < 2;
  const isAnswered = isWordy && pick(`reply ${name}`, 3) === 0;
  return {
    lang,
    text: (isWordy && texts[pick(`words ${name}`, texts.length)]) || null,
    reply: (isAnswered && replies[pick(`answer ${name}`, replies.length)]) || null,
  };
}

const sceneReviews = [
  {
    client: 4,
    rating: 5,
    text: 'Straight to the point, and she answered questions I had not thought of.',
    reply: 'Thank you, see you next week for the contracts.',
  },
  {
    client: 2,
    rating: 4,
    text: 'Conditions générales relues en une séance. Il reste deux clauses à revoir.',
    reply: null,
  },
] as const;

/** What was done a few days ago: answered and so published, or still between the two. */
async function reviewScenes(tx: Tx, now: Date): Promise<void> {
  const done = await tx
    .selectFrom('appointments')
    .select(['id', 'clientId', 'professionalId', 'endsAt'])
    .where('status', '=', 'done')
    .where('professionalId', '=', professionalId('clarisse-mbarga-douala'))
    .where('endsAt', '>', new Date(now.getTime() - (LATEST - 1) * DAY))
    .execute();
  for (const { client, rating, text, reply } of sceneReviews) {
    const appointment = done.find(({ clientId }) => clientId === otherClients[client]);
    if (!appointment) throw new Error(`no scene that client ${client} could review`);
    const { id: appointmentId, endsAt, ...parties } = appointment;
    const writtenAt = new Date(Math.min(endsAt.getTime() + DAY, now.getTime() - 60 * MINUTE));
    const repliedAt = reply === null ? null : writtenAt;
    const publishesAt = new Date(endsAt.getTime() + reviewPublishedAfterDays * DAY);
    await tx
      .insertInto('reviews')
      .values({
        ...parties,
        id: seedId('review', `scene ${client}`),
        appointmentId,
        rating,
        text,
        reply,
        repliedAt,
        publishesAt,
        publishedAt: repliedAt ?? (publishesAt <= now ? publishesAt : null),
        createdAt: writtenAt,
      })
      .execute();
  }
}
