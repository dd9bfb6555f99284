import { runAsSystem } from '../../src/db/run-as.ts';
import { drawFrom } from './draw.ts';
import { populateCalendars } from './populate-calendars.ts';
import { populateCommunity } from './populate-community.ts';
import { populateDocuments, usedUpload } from './populate-documents.ts';
import type { Person, TestApi } from './test-api.ts';

const places = [
  { city: 'Paris', latitude: 48.86, longitude: 2.35 },
  { city: 'Dakar', latitude: 14.72, longitude: -17.47 },
] as const;
const page = { titleFr: 'a', titleEn: 'a', bodyFr: 'a', bodyEn: 'a' };

/**
 * Creates two clients, professionals in two cities, and rows of every table between them, in the states that a policy
 * distinguishes. The states are pseudo-random, the same for the same seed.
 */
export async function populate(
  api: TestApi,
  numberOfProfessionals: number,
  seed = 1,
): Promise<{ clients: [Person, Person]; professionals: Person[] }> {
  const clients: [Person, Person] = [await api.register('client'), await api.register('client')];
  const professionals: Person[] = [];
  for (let index = 0; index < numberOfProfessionals; index += 1)
    professionals.push(await api.register('professional', { city: places[index % 2]?.city }));
  const draw = drawFrom(seed);
  const now = new Date();
  await runAsSystem(api.services.db, async (tx) => {
    for (const [index, { id }] of professionals.entries()) {
      await populateDocuments(tx, id, draw); // first: its verification is overwritten below
      const drawn = {
        verifiedAt: draw([null, now, now, now]),
        verifiedUntil: draw([null, '2999-01-01', '2020-01-01']),
      };
      // One is always listed.
      const { verifiedAt, verifiedUntil } = index === 0 ? { verifiedAt: now, verifiedUntil: null } : drawn;
      const profile = {
        availableSince: draw([now, null]),
        yearsOfExperience: draw([0, 5, 10]),
        gender: draw([null, 'female', 'male'] as const),
        ratingAverage: draw([null, 1, 4, 4.5]),
        languages: draw([[], ['fr'], ['fr', 'wo']] as const),
        specialities: draw([[], ['civil'], ['civil', 'tax'], ['insurance']] as const),
        callTypes: draw([[], ['video'], ['video', 'call']] as const),
        planId: (['premium', 'standard', 'free'] as const)[index % 3],
        functions: draw([['lawyer'], ['notary'], ['lawyer', 'notary']] as const),
      };
      await tx
        .updateTable('professionals')
        .set({
          verifiedAt,
          verifiedUntil,
          ...profile,
          languages: [...profile.languages],
          specialities: [...profile.specialities],
          callTypes: [...profile.callTypes],
          functions: [...profile.functions],
          ...draw([undefined, places[0], places[1]]),
        })
        .where('id', '=', id)
        .execute();
      const [startsOn, endsOn] = draw([
        ['2020-01-01', '2999-01-01'],
        ['2998-01-01', '2999-01-01'],
        ['2020-01-01', '2021-01-01'],
      ] as const);
      const words = {
        titleFr: 'a',
        titleEn: 'a',
        textFr: 'a',
        textEn: 'a',
        target: '/pricing',
        placement: draw(['home', 'search'] as const),
      };
      await tx
        .insertInto('adds')
        .values([
          {
            ...words,
            professionalId: id,
            startsOn,
            endsOn,
            ...draw([
              {},
              { state: 'review' as const, submittedAt: now },
              { state: 'refused' as const, submittedAt: now, refusalReason: 'a' },
              { state: 'paused' as const, submittedAt: now, publishedAt: now },
              { state: 'approved' as const, submittedAt: now, publishedAt: now, imageAltFr: 'a' },
            ]),
          },
          // One is always public.
          {
            ...words,
            professionalId: id,
            startsOn: '2020-01-01',
            endsOn: '2999-01-01',
            ...(index === 0 && { state: 'approved' as const, publishedAt: now }),
          },
        ])
        .execute();
      await tx
        .insertInto('articles')
        .values([
          { slug: `a-${index}`, authorId: id, category: 'civil', titleFr: 'a', publishedAt: now },
          { slug: `b-${index}`, authorId: id, category: 'tax', titleFr: 'b', publishedAt: draw([null, now]) },
          {
            slug: `c-${index}`,
            authorId: id,
            category: 'tax',
            titleFr: 'c',
            publishedAt: draw(['2026-02-01T00:00Z', null]),
            ...draw([{}, { bodyFr: 'Awa Ndiaye de Paris', titleEn: 'c', bodyEn: 'c' }]),
          },
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
      const clientId = draw(clients).id;
      const startsAt = new Date(Date.UTC(draw([2026, 2027]), 5, index + 1, 9));
      const appointment = await tx
        .insertInto('appointments')
        .values({
          professionalId: id,
          clientId,
          callType: draw(['video', 'call', 'in_person'] as const),
          startsAt,
          endsAt: new Date(startsAt.getTime() + 1_800_000),
          reason: 'a reason',
          status: draw(['waiting', 'accepted', 'cancelled'] as const),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('appointmentHistory')
        .values({
          appointmentId: appointment.id,
          professionalId: id,
          clientId,
          actorRole: 'client',
          transition: 'request',
          toStatus: 'waiting',
          startsAt,
        })
        .execute();
      const document = await tx
        .insertInto('appointmentDocuments')
        .values({
          appointmentId: appointment.id,
          professionalId: id,
          clientId,
          uploadId: await usedUpload(tx, clientId, 'appointment'),
          name: 'lease.png',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const parties = { appointmentId: appointment.id, professionalId: id, clientId };
      await tx
        .insertInto('askedDocuments')
        .values([
          { ...parties, name: 'a', documentId: document.id },
          { ...parties, name: 'b', isUnavailable: index % 2 === 0 },
        ])
        .execute();
    }
    for (const { id } of [...clients, ...professionals]) {
      await tx
        .insertInto('notifications')
        .values([
          { userId: id, type: 'x' },
          { userId: id, type: 'y', readAt: draw([null, now]) },
          { userId: id, type: 'z', inApp: false, mailFrom: now },
        ])
        .execute();
      await tx
        .insertInto('notificationChoices')
        .values([
          { userId: id, kind: 'reviews', inApp: false },
          { userId: id, kind: 'reminders', byMail: false },
        ])
        .execute();
      await tx.insertInto('smsNumbers').values({ userId: id, phone: '+237671234567', confirmedAt: now }).execute();
      await tx.updateTable('sessions').set({ provedAt: now }).where('userId', '=', id).execute();
      await tx
        .insertInto('passkeys')
        .values([1, 2].map((count) => ({ userId: id, name: 'a', credentialId: `${id}-${count}`, publicKey: 'a' })))
        .execute();
    }
    await tx
      .insertInto('articles')
      .values([
        ...(['article', 'news'] as const).map((kind) => ({
          slug: kind,
          kind,
          category: 'tax' as const,
          titleFr: kind,
          publishedAt: draw([null, now]),
        })),
        ...professionals.map(({ id: authorId }, index) => ({
          slug: `of-${index}`,
          authorId,
          category: 'tax' as const,
          titleFr: 'a',
          publishedAt: [now, '2999-01-01T00:00Z', null][index % 3],
        })),
      ])
      .execute();
    await tx
      .insertInto('pages')
      .values([
        { ...page, kind: 'help', slug: 'a', topic: 'search', position: draw([0, 1, 5]), titleFr: 'Awa Ndiaye' },
        { ...page, kind: 'help', slug: 'b', topic: draw(['search', 'booking']), position: 1 },
        { ...page, kind: 'legal', slug: 'a', effectiveOn: draw(['2026-01-01', '2999-01-01']), position: draw([0, 1]) },
      ])
      .execute();
    await populateCommunity(tx, clients, professionals, draw);
    await populateCalendars(tx, [...clients, ...professionals], professionals);
  });
  return { clients, professionals };
}
