import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../run-as.ts';
import { dateOf } from '../../../modules/availability/schedule.ts';
import { clientOf } from '../seed-clients.ts';
import { follows } from '../seed-data.ts';
import { pick, seedId } from '../seed-id.ts';
import { professionalId } from '../seed-professionals.ts';

const DAY = 86_400_000;

/** Follows, meeting rooms of accepted appointments, and view counts of advertisements. */
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
}

/** From the first day of each advertisement to yesterday. */
async function countAdds(tx: Tx, now: Date): Promise<void> {
  const yesterday = Math.floor(now.getTime() / DAY) - 1;
  const adds = await tx.selectFrom('adds').select(['id', 'professionalId', 'startsOn']).execute();
  const days = adds.flatMap(({ id, professionalId: owner, startsOn }) => {
    const first = Math.floor(Date.parse(startsOn) / DAY);
    return Array.from({ length: Math.max(0, yesterday - first + 1) }, (_, index) => {
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
