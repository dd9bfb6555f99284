import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { feeKinds, legalCategories, professions } from 'shared-contracts/schemas/vocabulary';
import { addStates } from 'shared-contracts/processes/advertisement-life-cycle';
import { appointmentStatuses } from 'shared-contracts/processes/appointment-life-cycle';
import { openTestApi } from '../support/test-api.ts';
import type { TestApi } from '../support/test-api.ts';
import { daysOfStrips, maskKey } from '../support/working-professional.ts';
import { masksOf } from '../../src/modules/availability/mask.ts';
import { sanitiseSvg } from '../../src/modules/uploads/sanitise-svg.ts';
import { extendMasks } from '../../src/modules/availability/extend-masks.ts';
import { readDiaries } from '../../src/modules/availability/read-diaries.ts';
import { plansAt } from '../../src/modules/plans/plans-at.ts';
import { dateOf } from '../../src/modules/availability/schedule.ts';
import { tables } from '../../src/tables.ts';
import { runAsSystem } from '../../src/db/run-as.ts';
import { demoAccountsOf } from '../../src/seed/demo-accounts-of.ts';
import { demoAccounts } from '../../src/seed/demo-accounts.ts';
import { people } from '../../src/seed/people.ts';
import { seedAppointments } from '../../src/seed/seed-appointments.ts';
import { seedClients } from '../../src/seed/seed-clients.ts';
import { seedMany } from '../../src/seed/seed-many.ts';
import { seedConsultations } from '../../src/seed/seed-consultations.ts';
import { seedProfessionals } from '../../src/seed/seed-professionals.ts';
import { seedIfEmpty } from '../../src/seed/seed-if-empty.ts';
import { seed } from '../../src/seed/seed.ts';

interface Page {
  readonly body: { data: { url: string | null }[]; page: { next: string | null } };
}

/** Whether a text of a row is missing in a language, or the same in both. */
const inOneLanguage =
  <Field extends string>(field: Field) =>
  (row: Readonly<Record<`${Field}Fr` | `${Field}En`, string | null>>): boolean => {
    const [fr, en] = [row[`${field}Fr`], row[`${field}En`]];
    return !fr || !en || fr === en;
  };

/** Generated ones beside them. */
const MORE = 40;

describe('the demonstration data', () => {
  let api: TestApi;
  const now = new Date();
  before(async () => {
    api = await openTestApi();
  });
  after(() => api.close());

  it('can be seeded on any day of the week and at any hour, the end of the year included', async () => {
    const rollBack = new Error('rolled back');
    for (const hours of [0, 7, 26, 49, 80, 102, 127, 150, 37 * 24]) {
      const then = new Date(Date.parse('2026-11-21T00:10:00Z') + hours * 3_600_000);
      const played = runAsSystem(api.services.db, async (tx) => {
        await seedProfessionals(tx, then, new Map());
        await seedConsultations(tx, then);
        await seedClients(tx, then, new Map());
        await seedAppointments(tx, then);
        throw rollBack;
      });
      await assert.rejects(played, rollBack);
    }
  });

  it('are never seeded in production', async () => {
    const config = { ...api.services.config, environment: 'production' } as const;
    assert.equal(await seedIfEmpty({ ...api.services, config }), false);
    const users = await runAsSystem(api.services.db, (tx) => tx.selectFrom('users').select('id').execute());
    assert.deepEqual(users, []);
    assert.deepEqual(await demoAccountsOf(api.services), [], 'nobody is told of accounts that are not there');
  });

  it('fill an empty database and leave one with accounts unchanged', async () => {
    const services = { ...api.services, now: () => now };
    const began: string[] = [];
    assert.equal(await seedIfEmpty(services, () => began.push('once')), true);
    assert.equal(await seedIfEmpty(services, () => began.push('again')), false);
    assert.deepEqual(began, ['once']);
    assert.deepEqual(await demoAccountsOf(services), demoAccounts);
    await assert.rejects(seed(services, { now }), 'twice would break a unique key');
  });

  it('include demonstration accounts that can sign in, each on its plan', async () => {
    const plans: unknown[] = [];
    for (const { email, password, role } of demoAccounts) {
      const body = { email, password, role: role === 'client' ? 'client' : 'professional' };
      const answer = await api.call<{ data: { user: { role: string; planId: string | null } } }>(
        'POST',
        '/auth/login',
        { body },
      );
      assert.equal(answer.status, 200, email);
      plans.push([answer.body.data.user.role, answer.body.data.user.planId]);
    }
    assert.deepEqual(plans, [
      ['client', null],
      ['professional', 'standard'],
      ['professional', 'free'],
      ['professional', 'premium'],
      ['operator', null],
    ]);
  });

  it('have the professionals in eight cities, in every profession and category, described in both languages', async () => {
    const professionals = await runAsSystem(api.services.db, (tx) =>
      tx
        .selectFrom('professionals')
        .select(['slug', 'city', 'functions', 'specialities', 'descriptionFr', 'descriptionEn'])
        .execute(),
    );
    assert.equal(professionals.length, people.length);
    const cities = ['Abidjan', 'Bruxelles', 'Dakar', 'Douala', 'Lyon', 'Montréal', 'Paris', 'Yaoundé'];
    assert.deepEqual([...new Set(professionals.map(({ city }) => city))].sort(), cities);
    assert.deepEqual(new Set(professionals.flatMap(({ functions }) => functions)), new Set(professions));
    assert.deepEqual(new Set(professionals.flatMap(({ specialities }) => specialities)), new Set(legalCategories));
    assert.deepEqual(professionals.filter(inOneLanguage('description')), []);
  });

  it('offer one to three consultations each, with fees in the currency of the country', async () => {
    const currencies = { CM: 'XAF', CI: 'XOF', SN: 'XOF', FR: 'EUR', BE: 'EUR', CA: 'CAD' };
    const rows = await runAsSystem(api.services.db, (tx) =>
      tx
        .selectFrom('consultations')
        .innerJoin('professionals', 'professionals.id', 'consultations.professionalId')
        .select(['professionalId', 'country', 'nameFr', 'nameEn', 'feeKind', 'currency', 'position', 'minutes'])
        .select(['slug', 'consultations.callTypes', 'professionals.callTypes as allCallTypes'])
        .orderBy('position')
        .execute(),
    );
    const byProfessional = Map.groupBy(rows, ({ professionalId }) => professionalId);
    assert.equal(byProfessional.size, people.length);
    for (const [first, ...others] of byProfessional.values()) {
      assert.ok(others.length < 3);
      const person = people.find(({ slug }) => slug === first?.slug)?.person;
      assert.equal(first?.minutes, person?.minutes ?? 30, 'the first one is as long as the professional decided');
    }
    for (const { country, feeKind, currency, callTypes, allCallTypes } of rows) {
      assert.equal(currency, feeKind === 'fixed' ? currencies[country as keyof typeof currencies] : null);
      assert.ok(callTypes.every((type) => allCallTypes.includes(type)));
    }
    assert.deepEqual(new Set(rows.map(({ feeKind }) => feeKind)), new Set(feeKinds));
    assert.deepEqual(rows.filter(inOneLanguage('name')), []);
  });

  it('have articles, news, pages and running advertisements, each in both languages but one article, and the plans at their prices', async () => {
    await runAsSystem(api.services.db, async (tx) => {
      const written = await tx.selectFrom('articles').selectAll().execute();
      const all = written.filter(({ publishedAt }) => publishedAt !== null && publishedAt <= now);
      const others = written.filter((article) => !all.includes(article));
      assert.deepEqual(
        [others.length, others.filter(({ publishedAt }) => publishedAt !== null).length],
        [3, 1],
        'drafts',
      );
      const alone = all.filter(({ languages }) => languages.length === 1);
      assert.deepEqual(
        alone.map(({ slug, languages, titleFr }) => [slug, languages, titleFr]),
        [['letter-of-intent-before-you-sign', ['en'], null]],
      );
      const articles = all.filter((article) => !alone.includes(article));
      assert.ok(articles.length >= 12, String(articles.length));
      for (const field of ['title', 'summary', 'body'] as const)
        assert.deepEqual(articles.filter(inOneLanguage(field)), [], field);
      const french = articles.flatMap(({ titleFr, summaryFr, bodyFr }) => [titleFr, summaryFr, bodyFr]).join('\n');
      assert.doesNotMatch(french, /\p{L}'\p{L}/u);
      assert.match(french, /\p{L}’\p{L}/u);
      assert.ok(articles.every(({ languages }) => languages.join() === 'fr,en'));
      assert.equal(articles.filter(({ kind }) => kind === 'news').length, 6);
      const pages = await tx.selectFrom('pages').selectAll().execute();
      assert.deepEqual([pages.filter(({ kind }) => kind === 'help').length, pages.length], [20, 23]);
      const days = pages.flatMap(({ kind, effectiveOn }) => (kind === 'legal' ? [String(effectiveOn)] : []));
      const yesterday = dateOf(Math.floor(now.getTime() / 86_400_000) - 1);
      assert.deepEqual([days.length, days.filter((day) => day > yesterday)], [3, []], 'legal texts are in force');
      for (const field of ['title', 'summary', 'body'] as const)
        assert.deepEqual(pages.filter(inOneLanguage(field)), [], field);

      const today = dateOf(Math.floor(now.getTime() / 86_400_000));
      const advertisements = await tx.selectFrom('adds').selectAll().execute();
      assert.deepEqual(new Set(advertisements.map(({ state }) => state)), new Set(addStates));
      const adds = advertisements.filter(
        ({ state, startsOn, endsOn }) => state === 'approved' && startsOn <= today && today <= endsOn,
      );
      assert.deepEqual(new Set(adds.map(({ placement }) => placement)), new Set(['home', 'search', 'list', 'profile']));
      for (const field of ['title', 'text'] as const) assert.deepEqual(adds.filter(inOneLanguage(field)), [], field);

      const unseen = await sql`
        select slug from articles where published_at <= ${now} and not (in_plan and is_published(published_at, shown_until))
        union all select target from adds where state = 'approved' and not (in_plan and is_published(published_at, shown_until))
        union all select body from answers where shown_until < ${today}`.execute(tx);
      assert.deepEqual(unseen.rows, [], 'everybody may publish what they have published');

      const plans = await tx.selectFrom('plans').selectAll().execute();
      const { planPrices } = api.services.config;
      assert.deepEqual(Object.fromEntries(plans.map((plan) => [plan.id, plan])), plansAt(planPrices));
    });
  });

  it('have appointments in every state around today, with a history for each', async () => {
    await runAsSystem(api.services.db, async (tx) => {
      const appointments = await tx
        .selectFrom('appointments')
        .select(['id', 'status', 'startsAt', 'expiresAt'])
        .execute();
      assert.deepEqual(new Set(appointments.map(({ status }) => status)), new Set(appointmentStatuses));
      assert.ok(
        appointments.some(({ startsAt }) => startsAt < now) && appointments.some(({ startsAt }) => startsAt > now),
      );
      assert.ok(appointments.every(({ status, expiresAt }) => status !== 'waiting' || (expiresAt ?? now) > now));
      const lines = await tx.selectFrom('appointmentHistory').select('appointmentId').distinct().execute();
      assert.equal(lines.length, appointments.length);
    });
  });

  it('have compared the names of every appointment that has some, and withhold the reason of none that was accepted', async () => {
    const { rows } = await runAsSystem(api.services.db, (tx) =>
      sql`
        select id from appointments a
        where withheld and status <> 'waiting'
          or compared_at is null and exists (select from appointment_parties p where p.appointment_id = a.id)`.execute(
        tx,
      ),
    );
    assert.deepEqual(rows, []);
  });

  it('have ratings that match the reviews', async () => {
    await runAsSystem(api.services.db, async (tx) => {
      const { rows } = await sql<{ slug: string }>`
        select slug from professionals p left join lateral (
          select round(avg(rating), 2) as average, count(*) as count from reviews r
          where r.professional_id = p.id and published_at is not null and moderation <> 'hidden'
        ) r on true
        where p.rating_average is distinct from r.average or p.rating_count <> r.count`.execute(tx);
      assert.deepEqual(rows, []);
      for (const { slug, person } of people) {
        const shown = await tx
          .selectFrom('professionals')
          .select(['ratingAverage', 'ratingCount'])
          .where('slug', '=', slug)
          .executeTakeFirstOrThrow();
        const [average, count] = person.rating ?? [0, 0];
        assert.ok(
          Math.abs((shown.ratingAverage ?? 0) - average) <= 0.05,
          `${slug}: ${shown.ratingAverage} for ${average}`,
        );
        assert.ok(shown.ratingCount - count <= 2, slug);
      }
    });
  });

  it('show a lawyer at work: notes on past appointments, and reports decided and waiting', async () => {
    await runAsSystem(api.services.db, async (tx) => {
      const { id } = await tx
        .selectFrom('professionals')
        .select('id')
        .where('slug', '=', 'clarisse-mbarga-douala')
        .executeTakeFirstOrThrow();
      const noted = await tx
        .selectFrom('appointments')
        .select(['status', 'startsAt'])
        .where('professionalId', '=', id)
        .where('privateNotes', 'is not', null)
        .execute();
      assert.ok(noted.length > 0);
      assert.ok(noted.every(({ status, startsAt }) => status === 'done' && startsAt < now));
      const reported = await tx
        .selectFrom('reviews')
        .select(['moderation', 'decidedAt', 'publishedAt'])
        .where('professionalId', '=', id)
        .where('reportedBy', '=', id)
        .execute();
      assert.deepEqual(reported.map(({ moderation, decidedAt }) => [moderation, decidedAt !== null]).sort(), [
        ['reported', false],
        ['visible', true],
      ]);
      assert.ok(reported.every(({ publishedAt }) => publishedAt !== null && publishedAt <= now));
    });
  });

  it('have rows in every table except those filled only by use', async () => {
    await runAsSystem(api.services.db, async (tx) => {
      const empty: string[] = [];
      for (const { policy } of tables) {
        const { rows } = await sql`select 1 as row from ${sql.table(policy.table)} limit 1`.execute(tx);
        if (rows.length === 0) empty.push(policy.table);
      }
      assert.deepEqual(empty, [
        'blocks',
        'messageReports',
        'addViews',
        'meetingOutcomes',
        'passkeys',
        'notificationChoices',
        'smsNumbers',
        'audit',
        'calendarSources',
        'calendarBusy',
        'waitingOffers',
      ]);
    });
  });

  it('have a file for every document, which a link opens', async () => {
    const operator = await api.operator();
    const seen: string[] = [];
    for (let cursor: string | null = null, first = true; first || cursor !== null; first = false) {
      const page: Page = await api.call('POST', '/documents/find-by', {
        token: operator.token,
        body: { limit: 100, cursor },
      });
      for (const { url } of page.body.data) {
        const file = await api.app.inject({ method: 'GET', url: url ?? '' });
        assert.deepEqual([file.statusCode, file.headers['content-type']], [200, 'image/svg+xml'], url ?? 'no file');
        assert.equal(sanitiseSvg(file.body), file.body); // as an upload would be stored
        seen.push(file.body);
      }
      cursor = page.body.page.next;
    }
    assert.ok(seen.length > 0);
    assert.equal(new Set(seen).size, seen.length, 'no file is shared by two people');
  });

  it('have masks that match everybody’s free slots', async () => {
    await seedMany(api.services.db, { now, professionals: MORE });
    const minute = Math.floor(now.getTime() / 60_000);
    const today = Math.floor(minute / 1440);
    await runAsSystem(api.services.db, async (tx) => {
      const ids = (await tx.selectFrom('professionals').select('id').execute()).map(({ id }) => id);
      const stored = await tx
        .selectFrom('availabilityDays')
        .select(['professionalId', 'day', 'types', 'slotMinutes', 'mask'])
        .execute();
      const diaries = await readDiaries(tx, ids, { from: today * 1440, to: (today + 370) * 1440, now });
      const expected = [...diaries.values()].flatMap((diary) =>
        masksOf(diary, { fromDay: today, toDay: today + 366, now: minute }).map(
          ({ day, types, minutes, mask }) => `${diary.professionalId} ${dateOf(day)} ${types} ${minutes} ${mask}`,
        ),
      );
      assert.deepEqual(stored.map(maskKey).sort(), expected.sort());
      assert.deepEqual((await daysOfStrips(tx, ids)).map(maskKey).sort(), expected);
    });
  });

  it('extend the masks once when a new day begins', async () => {
    const tomorrow = { db: api.services.db, now: () => new Date(now.getTime() + 86_400_000) };
    assert.equal(await extendMasks(tomorrow), people.length + MORE);
    assert.equal(await extendMasks(tomorrow), 0);
    await runAsSystem(api.services.db, async (tx) => {
      const stored = await tx.selectFrom('availabilityDays').selectAll().execute();
      const first = dateOf(Math.floor(now.getTime() / 86_400_000) + 1);
      assert.deepEqual(
        stored.filter(({ day }) => day < first),
        [],
      );
      const ids = [...new Set(stored.map(({ professionalId }) => professionalId))];
      assert.deepEqual((await daysOfStrips(tx, ids)).map(maskKey).sort(), stored.map(maskKey).sort());
    });
  });
});
