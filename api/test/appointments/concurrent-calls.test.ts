import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { lock } from '../../src/db/advisory-locks.ts';
import { runAsSystem } from '../../src/db/run-as.ts';
import type { Tx } from '../../src/db/run-as.ts';
import type { Problem } from '../../src/http/problem.ts';
import { register } from '../../src/modules/auth/register.ts';
import { nameRecovery } from '../../src/modules/email-change/ask-change.ts';
import { appointmentBetween } from '../support/appointment-between.ts';
import { reason } from '../support/booking-calls.ts';
import { openTestApi, password } from '../support/test-api.ts';
import type { Answer, Person, TestApi } from '../support/test-api.ts';
import { until } from '../support/until.ts';
import { askFor, workingProfessional } from '../support/working-professional.ts';

const snake = (name: string) => name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

interface Said {
  readonly data: { readonly id: string };
  readonly code: string;
}

/** Bookings, invoices, conversations, e-mails, weeks and password links are tested with their features. */
describe('concurrent calls, eight at once, create only one', () => {
  let api: TestApi;
  let client: Person;
  let professional: Person;
  before(async () => {
    api = await openTestApi({ DATABASE_POOL: '20' });
    client = await api.register('client');
    professional = await workingProfessional(api);
  });
  after(() => api.close());

  const eight = (send: (index: number) => Promise<Answer<Said>>) =>
    Promise.all(Array.from({ length: 8 }, (_, index) => send(index)));
  const create = (who: Person, table: string, body: unknown, key?: string) =>
    api.call<Said>('POST', `/base/${table}/create`, {
      token: who.token,
      body,
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  /** A slot on one of the next days. */
  const slot = (day: number) => `${new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10)}T10:00:00.000Z`;
  const oneOf = (answers: readonly Answer<Said>[], code: string) => {
    const won = answers.filter(({ status }) => status === 201);
    assert.equal(won.length, 1, answers.map(({ status }) => status).join());
    for (const answer of answers)
      if (answer !== won[0]) assert.deepEqual([answer.status, answer.body.code], [409, code]);
  };

  it('request under one idempotency key', async () => {
    const key = randomUUID();
    const article = { category: 'civil', titleFr: 'Une fois', titleEn: 'Once' };
    const answers = await eight(() => create(professional, 'articles', article, key));
    const ids = new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.data.id));
    assert.equal(ids.size, 1);
    for (const { status, body } of answers)
      assert.ok(status === 201 || body.code === 'IDEMPOTENCY_IN_FLIGHT', JSON.stringify(body));
    const kept = await api.call<{ data: unknown[] }>('POST', '/pro/get-all/articles', { token: professional.token });
    assert.equal(kept.body.data.length, 1);
  });

  it('exception of a day', async () => {
    const day = { date: '2030-05-06', ranges: [], reason: 'Congrès' };
    oneOf(await eight(() => create(professional, 'availability_exceptions', day)), 'CONFLICT');
  });

  it('review of an appointment, and reply to it', async () => {
    const appointmentId = await appointmentBetween(api, client, professional, {
      startsAt: new Date(Date.now() - 86_400_000),
    });
    const answers = await eight((index) =>
      create(client, 'reviews', { appointmentId, rating: 1 + (index % 5), text: 'Clair.' }),
    );
    oneOf(answers, 'ALREADY_REVIEWED');
    const id = answers.find(({ status }) => status === 201)?.body.data.id ?? '';
    const replies = await eight((index) =>
      api.call<Said>('PUT', `/base/reviews/update/${id}`, {
        token: professional.token,
        body: { reply: `Merci, ${index}` },
      }),
    );
    assert.equal(replies.filter(({ status }) => status === 200).length, 1, replies.map(({ status }) => status).join());
    for (const { status, body } of replies) if (status !== 200) assert.equal(body.code, 'ALREADY_REPLIED');
  });

  it('profile address, and account of an e-mail', async () => {
    const one = {
      ...{
        role: 'professional' as const,
        kind: 'individual' as const,
        profession: 'lawyer' as const,
        companyName: '',
      },
      ...{ country: 'SN', city: 'Dakar', phone: '+221 33 800 00 00', lang: 'fr' as const, timeZone: 'Africa/Dakar' },
      ...{ firstNames: 'Jean', lastName: 'Martin', password, passwordConfirmation: password, terms: true as const },
    };
    const registered = (email: string) =>
      runAsSystem(api.services.db, (tx) =>
        register(tx, { ...one, email, secondaryEmail: `second-${email}` }, 'no hash', {
          now: new Date(),
          nameRecovery,
        }),
      );
    const ids = await Promise.all(Array.from({ length: 8 }, () => registered(`${randomUUID()}@nimbia.test`)));
    const rows = await runAsSystem(api.services.db, (tx) =>
      tx.selectFrom('professionals').select('slug').where('id', 'in', ids).execute(),
    );
    assert.equal(new Set(rows.map(({ slug }) => slug)).size, 8);
    const email = `${randomUUID()}@nimbia.test`;
    const same = await Promise.allSettled(Array.from({ length: 8 }, () => registered(email)));
    const refusals = same.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as Problem] : []));
    assert.deepEqual(
      refusals.map(({ code }) => code),
      Array.from({ length: 7 }, () => 'EMAIL_TAKEN'),
    );
  });

  it('successor of a refresh token: tabs share the session, and none ends up with two', async () => {
    const body = { email: client.email, password, role: 'client' };
    const { cookies } = await api.call('POST', '/auth/login', { body });
    const cookie = `nimbia_refresh=${cookies.find(({ name }) => name === 'nimbia_refresh')?.value}`;
    const list = async () =>
      (await api.call<{ data: unknown[] }>('GET', '/auth/sessions', { token: client.token })).body.data.length;
    const before = await list();
    const answers = await eight(() => api.call<Said>('POST', '/auth/refresh', { headers: { cookie } }));
    assert.ok(answers.every(({ status }) => status === 200));
    assert.equal(await list(), before);
  });

  async function holdDiary(tx: Tx): Promise<void> {
    await lock(tx, `diary:${professional.id}`);
    // The lock is sent ahead: another statement tells that it is held.
    await sql`select 1`.execute(tx);
  }
  const waits = (tx: Tx) =>
    until(async () => {
      const { rows } = await sql<{ waiting: boolean }>`
        select exists (select from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())) as waiting`.execute(tx);
      return rows[0]?.waiting === true;
    }, 'it waits for the lock of the diary');

  // Without the lock, racing bookings deadlock on the exclusion constraint: 121 of 1,000 did.
  it('a booking waits for the lock of the diary', async () => {
    const asked = await askFor(api, professional.id);
    const body = { professionalId: professional.id, ...asked, startsAt: slot(3), callType: 'video', reason };
    const who = await api.register('client');
    const { booking } = await runAsSystem(api.services.db, async (tx) => {
      await holdDiary(tx);
      const booking = create(who, 'appointments', body, randomUUID());
      await waits(tx);
      return { booking };
    });
    assert.equal((await booking).status, 201);
  });

  // A change of a consultation holds the diary when its triggers change the profile.
  for (const [table, set] of [
    ['professionals', { bufferMinutes: 15 }],
    ['professionals', { lastName: 'Autre' }],
    ['consultations', { minutes: 45 }],
    ['availabilityRules', { weekday: 2, startTime: '09:00', endTime: '10:00' }],
  ] as const)
    for (const call of ['update', 'update-where'] as const)
      it(`${call} of ${table} (${Object.keys(set)[0]}) waits for the lock of the diary before it locks its row`, async () => {
        const owner = table === 'professionals' ? 'id' : 'professionalId';
        const { id, change } = await runAsSystem(api.services.db, async (tx) => {
          const { id } = await tx
            .selectFrom(table)
            .select('id')
            .where(sql.ref(owner), '=', professional.id)
            .limit(1)
            .executeTakeFirstOrThrow();
          await holdDiary(tx);
          const change = api.call<Said>('PUT', `/base/${snake(table)}/${call}/${id}`, {
            token: professional.token,
            body: call === 'update' ? set : { where: { id }, set },
          });
          await waits(tx);
          await sql`select id from ${sql.table(table)} where id = ${id} for update nowait`.execute(tx);
          return { id, change };
        });
        const { status, body } = await change;
        assert.deepEqual([status, body.data.id], [200, id], JSON.stringify(body));
      });
});
