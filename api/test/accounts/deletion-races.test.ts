import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Tx } from '../../src/db/run-as.ts';
import { runAsSystem } from '../../src/db/run-as.ts';
import { deleteAccount } from '../../src/modules/accounts/delete-account.ts';
import { lock } from '../../src/db/advisory-locks.ts';
import { policies } from '../../src/tables.ts';
import { appointmentBetween } from '../support/appointment-between.ts';
import { pixel, sendFile } from '../support/send-file.ts';
import { callsOn } from '../support/table-calls.ts';
import { openTestApi, password } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';
import { until } from '../support/until.ts';
import { askFor, workingProfessional } from '../support/working-professional.ts';

const DAY = 86_400_000;
const body = 'Un texte assez long pour être accepté partout.';

describe('an account that is deleted during other calls', () => {
  let api: TestApi;
  let professional: Person;
  let articleId: string;
  let hour = 0;
  before(async () => {
    api = await openTestApi({ DATABASE_POOL: '20' });
    professional = await workingProfessional(api);
    const article = {
      category: 'civil',
      titleFr: 'Un article',
      bodyFr: 'Corps',
      publishedAt: new Date().toISOString(),
    };
    articleId = (await callsOn(api, 'articles').create(professional, article)).body.data.id;
  });
  after(() => api.close());

  const leave = (who: Person) => api.call('DELETE', '/auth/account', { token: who.token, body: { password } });
  /** Each at its own hour, in the coming days. */
  const book = async (who: Person, withWhom = professional) => {
    const startsAt = new Date(new Date().setUTCHours(9 + (hour % 8), 0, 0, 0) + (2 + Math.floor(hour++ / 8)) * DAY);
    const asked = await askFor(api, withWhom.id);
    const request = { professionalId: withWhom.id, ...asked, startsAt, callType: 'video', reason: body };
    return callsOn(api, 'appointments').create(who, request, { 'idempotency-key': randomUUID() });
  };
  const write = (who: Person) => [
    book(who),
    callsOn(api, 'comments').create(who, { articleId, body }),
    callsOn(api, 'questions').create(who, {
      category: 'civil',
      lang: 'fr',
      title: body,
      body,
      pseudonym: 'Qui demande',
    }),
    callsOn(api, 'follows').create(who, { professionalId: professional.id }),
  ];
  /** Waits until `count` sessions are blocked by a lock of another one. The embedded database has one session: there they all wait for that. */
  const untilBlocked = async (count: number) => {
    if (api.services.connection.kind === 'pglite') return;
    const blocked = () =>
      api.services.connection.asOwner(async (owner) => {
        const { rows } = await sql<{ count: number }>`
          select count(*)::int as count from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`.execute(owner);
        return rows[0]?.count;
      });
    await until(async () => ((await blocked()) ?? 0) >= count, `${count} wait`);
  };
  /** Runs `beside` between `first` and the commit of its transaction, which comes when all of it is blocked. */
  const during = async <T>(first: (tx: Tx) => Promise<unknown>, beside: () => Promise<T>[]): Promise<T[]> => {
    const [begun, ending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = runAsSystem(api.services.db, async (tx) => {
      await first(tx);
      await sql`select 1`.execute(tx); // a lock that a pipelined statement requests is held once the following statement has completed
      begun.resolve();
      await ending.promise;
    });
    await begun.promise;
    const calls = beside();
    const asked = Promise.all(calls);
    try {
      await Promise.race([asked, untilBlocked(calls.length)]);
    } finally {
      ending.resolve();
      await holding;
    }
    return asked;
  };
  /** Remaining rows of a deleted account. */
  const left = (who: Person) =>
    runAsSystem(api.services.db, async (tx) => ({
      held: await tx
        .selectFrom('appointments')
        .select('status')
        .where('clientId', '=', who.id)
        .where('status', '=', 'waiting')
        .execute(),
      comments: await tx.selectFrom('comments').select('id').where('authorId', '=', who.id).execute(),
      questions: await tx.selectFrom('questions').select('id').where('clientId', '=', who.id).execute(),
      follows: await tx.selectFrom('follows').select('clientId').where('clientId', '=', who.id).execute(),
      sessions: await tx
        .selectFrom('sessions')
        .select('id')
        .where('userId', '=', who.id)
        .where('endedAt', 'is', null)
        .execute(),
      uploads: await tx
        .selectFrom('uploads')
        .select('id')
        .where('userId', '=', who.id)
        .where('droppedAt', 'is', null)
        .execute(),
    }));
  const nothing = { held: [], comments: [], questions: [], follows: [], sessions: [], uploads: [] };

  it('can no longer write: it counts as signed out', async () => {
    const client = await api.register('client');
    await appointmentBetween(api, client, professional, { startsAt: new Date(Date.now() - 9 * DAY) });
    const conversation = await callsOn(api, 'conversations').create(client, { professionalId: professional.id });
    const conversationId = conversation.body.data.id;
    const answers = await during(
      (tx) => deleteAccount(tx, policies, client.id, 'client', new Date()),
      () => [...write(client), callsOn(api, 'messages').create(client, { id: randomUUID(), conversationId, body })],
    );
    assert.deepEqual(
      answers.map(({ status, body: said }) => [status, said.code]),
      Array(5).fill([401, 'UNAUTHENTICATED']),
    );
    assert.deepEqual(await left(client), nothing);
  });

  it('is asked for nothing more of an appointment that has begun', async () => {
    const client = await api.register('client');
    const startsAt = new Date(Date.now() - 60_000);
    const appointmentId = await appointmentBetween(api, client, professional, { startsAt, status: 'accepted' });
    const answers = await during(
      (tx) => deleteAccount(tx, policies, client.id, 'client', new Date()),
      () => [callsOn(api, 'asked_documents').create(professional, { appointmentId, name: 'Bail' })],
    );
    assert.deepEqual(
      answers.map(({ status, body: said }) => [status, said.code]),
      [[409, 'TRANSITION_NOT_ALLOWED']],
    );
  });

  it('can no longer upload, set a recovery e-mail or sign in', async () => {
    const leaving = await api.register('professional');
    const answers = await during<{ status: number }>(
      (tx) => deleteAccount(tx, policies, leaving.id, 'professional', new Date()),
      () => [
        sendFile(api, leaving, 'profile_image', pixel),
        api.call('PUT', '/auth/recovery-email', {
          token: leaving.token,
          body: { email: 'other@nimbia.test', password },
        }),
        api.call('POST', '/auth/login', { body: { email: leaving.email, password, role: 'professional' } }),
      ],
    );
    assert.deepEqual(
      answers.map(({ status }) => status),
      [401, 401, 401],
    );
    assert.deepEqual(await left(leaving), nothing);
  });

  it('takes along rows that it was writing, and that others were writing to it', async () => {
    const [client, other, leaving] = [
      await api.register('client'),
      await api.register('client'),
      await workingProfessional(api),
    ];
    const end = async (who: Person, role: 'client' | 'professional') => {
      await untilBlocked(2); // both bookings
      await runAsSystem(api.services.db, (tx) => deleteAccount(tx, policies, who.id, role, new Date()));
      return { status: 200 };
    };
    const answers = await during(
      async (tx) => {
        for (const { id } of [professional, leaving]) await lock(tx, `diary:${id}`);
      },
      () => [book(client), book(other, leaving), end(client, 'client'), end(leaving, 'professional')],
    );
    // The embedded database has one session: the deletion runs either first or last.
    if (api.services.connection.kind === 'postgresql')
      assert.deepEqual(
        answers.map(({ status }) => status),
        [201, 201, 200, 200],
      );
    for (const who of [client, other]) assert.deepEqual((await left(who)).held, []);
  });

  it('leaves nothing behind, whichever call wins', async () => {
    for (let round = 0; round < 6; round += 1) {
      const client = await api.register('client');
      const leaving = leave(client);
      await sleep(round * 15);
      const answers = await Promise.all(write(client));
      assert.equal((await leaving).status, 200);
      for (const { status, body: said } of answers) assert.ok([201, 401].includes(status), JSON.stringify(said));
      assert.deepEqual(await left(client), nothing, `round ${round}`);
    }
  });
});
