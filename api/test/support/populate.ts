import { runAsSystem } from '../../src/db/run-as.ts';
import { populateCommunity } from './populate-community.ts';
import { populateDocuments } from './populate-documents.ts';
import type { Person, TestApi } from './test-api.ts';

const places = [
  { city: 'Paris', latitude: 48.86, longitude: 2.35 },
  { city: 'Dakar', latitude: 14.72, longitude: -17.47 },
] as const;

/** Two clients, so many professionals in two cities, and rows of every table between them, in every state that a policy tells apart. */
export async function populate(
  api: TestApi,
  numberOfProfessionals: number,
): Promise<{ clients: [Person, Person]; professionals: Person[] }> {
  const clients: [Person, Person] = [await api.register('client'), await api.register('client')];
  const professionals: Person[] = [];
  for (let index = 0; index < numberOfProfessionals; index += 1)
    professionals.push(await api.register('professional', { city: places[index % 2]?.city }));
  const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
  await runAsSystem(api.services.db, async (tx) => {
    for (const [index, { id }] of professionals.entries()) {
      await populateDocuments(tx, id, index); // first: what they say of the verification is written over
      const verifiedAt = index === 0 ? null : new Date();
      const verifiedUntil = pick([null, '2999-01-01', '2020-01-01'], index);
      await tx
        .updateTable('professionals')
        .set({
          verifiedAt,
          verifiedUntil,
          availableNow: index % 2 === 0,
          ratingAverage: index === 3 ? null : 4,
          ...(index < 4 && places[index % 2]),
        })
        .where('id', '=', id)
        .execute();
      const [startsOn, endsOn] = pick(
        [
          ['2020-01-01', '2999-01-01'],
          ['2998-01-01', '2999-01-01'],
          ['2020-01-01', '2021-01-01'],
        ] as const,
        index,
      );
      const words = {
        titleFr: 'a',
        titleEn: 'a',
        textFr: 'a',
        textEn: 'a',
        target: '/pricing',
        placement: 'home' as const,
      };
      await tx
        .insertInto('adds')
        .values([
          { ...words, professionalId: id, startsOn, endsOn, publishedAt: new Date() },
          { ...words, professionalId: id, startsOn: '2020-01-01', endsOn: '2999-01-01' },
        ])
        .execute();
      await tx
        .insertInto('articles')
        .values([
          { slug: `a-${index}`, authorId: id, category: 'civil', titleFr: 'a', publishedAt: new Date() },
          { slug: `b-${index}`, authorId: id, category: 'tax', titleFr: 'b' },
        ])
        .execute();
      await tx
        .insertInto('availabilityRules')
        .values({ professionalId: id, weekday: index + 1, startTime: '09:00', endTime: '12:00', callTypes: ['video'] })
        .execute();
      await tx
        .insertInto('availabilityExceptions')
        .values({ professionalId: id, date: `2027-01-0${index + 1}` })
        .execute();
      const startsAt = new Date(Date.UTC(2027, 5, index + 1, 9));
      const appointment = await tx
        .insertInto('appointments')
        .values({
          professionalId: id,
          clientId: pick(clients, index).id,
          callType: 'video',
          startsAt,
          endsAt: new Date(startsAt.getTime() + 1_800_000),
          reason: 'a reason',
          status: pick(['waiting', 'accepted', 'cancelled'] as const, index),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('appointmentHistory')
        .values({
          appointmentId: appointment.id,
          professionalId: id,
          clientId: pick(clients, index).id,
          actorRole: 'client',
          transition: 'request',
          toStatus: 'waiting',
          startsAt,
        })
        .execute();
    }
    for (const [index, { id }] of [...clients, ...professionals].entries()) {
      await tx
        .insertInto('notifications')
        .values([
          { userId: id, type: 'x' },
          { userId: id, type: 'y', readAt: index % 2 ? new Date() : null },
        ])
        .execute();
    }
    await tx
      .insertInto('plans')
      .values({
        id: 'free',
        labelFr: 'Gratuit',
        labelEn: 'Free',
        price: 0,
        currency: 'XAF',
        period: 'month',
        days: 0,
        entitlements: [],
      })
      .execute();
    await populateCommunity(tx, clients, professionals);
  });
  return { clients, professionals };
}
