import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../db/run-as.ts';
import { dateOf } from '../../modules/availability/schedule.ts';
import { demoAccounts } from '../demo-accounts.ts';
import { clientOf } from '../seed-clients.ts';
import { follows } from '../seed-data.ts';
import { pick, seedId } from '../seed-id.ts';
import { professionalId } from '../seed-professionals.ts';

const DAY = 86_400_000;

/** Follows, the waiting list, meeting rooms, and view counts of advertisements and profiles. */
export async function seedRelations(tx: Tx, now: Date): Promise<void> {
  await tx
    .insertInto('follows')
    .values(
      follows.map((slug, index) => ({
        id: seedId('follow', slug),
        clientId: clientOf('demo'),
        professionalId: professionalId(slug),
        createdAt: new Date(now.getTime() - (40 - index * 9) * DAY),
      })),
    )
    .execute();
  await waitForEvenings(tx, now);
  const online = await tx
    .selectFrom('appointments')
    .select(['id', 'professionalId', 'clientId'])
    .where('status', '=', 'accepted')
    .where('callType', '!=', 'in_person')
    .execute();
  await tx
    .insertInto('meetingRooms')
    .values(
      online.map(({ id, ...parties }) => ({
        ...parties,
        id: seedId('room', id),
        appointmentId: id,
        createdAt: now,
        name: createHash('sha256').update(`room ${id}`).digest('base64url').slice(0, 22),
      })),
    )
    .execute();
  await countAdds(tx, now);
  await countProfiles(tx, now);
}

/** The client of the demonstration waits for times after the hours of two practices: nothing is offered until they change. */
async function waitForEvenings(tx: Tx, now: Date): Promise<void> {
  const ahead = (days: number) => new Date(now.getTime() + days * DAY);
  const day = (days: number) => ahead(days).toISOString().slice(0, 10);
  const days = { firstDay: day(0), lastDay: day(20), endsAt: ahead(20) };
  for (const email of ['pro@nimbia.test', 'pro-premium@nimbia.test']) {
    const account = demoAccounts.find((one) => one.email === email);
    if (account?.role !== 'professional') throw new Error(`${email} is no professional of the demonstration`);
    const professional = professionalId(account.slug);
    const { id: consultationId, callTypes } = await tx
      .selectFrom('consultations')
      .select(['id', 'callTypes'])
      .where('professionalId', '=', professional)
      .orderBy('position')
      .limit(1)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('waitingEntries')
      .values({
        ...{ id: seedId('waiting', email), clientId: clientOf('demo'), professionalId: professional },
        ...{ ...days, consultationId, callTypes, fromTime: '21:00', untilTime: '24:00', createdAt: ahead(-2) },
      })
      .execute();
  }
}

/** Views of the professionals of the accounts in the last 26 weeks: a little more of them each month, few on weekends. */
async function countProfiles(tx: Tx, now: Date): Promise<void> {
  const today = Math.floor(now.getTime() / DAY);
  const days = demoAccounts.flatMap((account) =>
    account.role === 'professional'
      ? Array.from({ length: 182 }, (_, ago) => {
          const name = `${account.slug} ${ago}`;
          const isWeekend = (today - ago + 3) % 7 > 4; // day 0 was a Thursday
          const usual = isWeekend ? 3 : 14 - Math.floor(ago / 30);
          return {
            id: seedId('profile day', name),
            professionalId: professionalId(account.slug),
            day: dateOf(today - ago),
            views: usual + pick(`looked at ${name}`, isWeekend ? 4 : 9),
          };
        })
      : [],
  );
  await tx.insertInto('profileDays').values(days).execute();
}

/** From the first day of each advertisement that ran to yesterday, or to when it was stopped. */
async function countAdds(tx: Tx, now: Date): Promise<void> {
  const yesterday = Math.floor(now.getTime() / DAY) - 1;
  const adds = await tx
    .selectFrom('adds')
    .select(['id', 'professionalId', 'startsOn'])
    .select(({ selectFrom }) =>
      selectFrom('addHistory')
        .select('at')
        .whereRef('addId', '=', 'adds.id')
        .where('transition', 'in', ['pause', 'end'])
        .as('stoppedAt'),
    )
    .where('publishedAt', 'is not', null)
    .execute();
  const days = adds.flatMap(({ id, professionalId: owner, startsOn, stoppedAt }) => {
    const first = Math.floor(Date.parse(startsOn) / DAY);
    const last = Math.min(yesterday, stoppedAt === null ? yesterday : Math.floor(stoppedAt.getTime() / DAY));
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
      const name = `${id} ${index}`;
      const impressions = 60 + pick(`seen ${name}`, 180);
      const clicks = Math.floor((impressions * (1 + pick(`clicked ${name}`, 5))) / 100);
      return {
        id: seedId('add day', name),
        addId: id,
        professionalId: owner,
        day: dateOf(first + index),
        impressions,
        clicks,
      };
    });
  });
  await tx.insertInto('addDays').values(days).execute();
  await sql`
    update adds a set impressions = d.impressions, clicks = d.clicks
    from (select add_id, sum(impressions) as impressions, sum(clicks) as clicks from add_days group by add_id) d
    where d.add_id = a.id`.execute(tx);
}
