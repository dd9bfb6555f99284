import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { requestLimits } from 'shared-contracts/processes/request-limits';
import { createApp } from '../../src/app.ts';
import { runAsSystem } from '../../src/db/run-as.ts';
import { at, bookingCalls, monday } from '../support/booking-calls.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';
import { outboxOf } from '../support/mail-jobs.ts';
import { askFor, hour, workingProfessional } from '../support/working-professional.ts';

const { waiting, waitingHere, requestsADay, actsHereADay } = requestLimits;

describe('one client', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi({ DATABASE_POOL: '20' }, () => new Date(monday + 6 * hour));
  });
  after(() => api.close());

  const request = (who: Person, professional: Person, startsAt: string) =>
    bookingCalls(api).request(who, { professionalId: professional.id, startsAt });
  const codeOf = async (answer: ReturnType<typeof request>) => {
    const { status, body } = await answer;
    return status === 201 ? 'sent' : `${status} ${body.code}`;
  };
  const change = async (who: Person, id: string, status: string, set: object) => {
    const answer = await bookingCalls(api).change(who, id, { status }, set);
    return answer.status === 200 ? 'done' : `${answer.status} ${answer.body.code}`;
  };
  /** Moves all requests so far a day into the past. */
  const dayLater = (who: Person) =>
    runAsSystem(api.services.db, async (tx) => {
      await sql`update appointments set created_at = created_at - interval '25 hours' where client_id = ${who.id}`.execute(
        tx,
      );
      await sql`delete from appointment_history where actor_id = ${who.id}`.execute(tx);
    });

  it(`has at most ${waitingHere} open requests with a professional, however many are sent concurrently and to whichever process`, async () => {
    const [client, professional] = [await api.register('client'), await workingProfessional(api)];
    const second = await createApp(api.services);
    const asked = await askFor(api, professional.id);
    const send = (app: typeof second, index: number) =>
      app.inject({
        method: 'POST',
        url: '/base/appointments/create',
        headers: { authorization: `Bearer ${client.token}`, 'idempotency-key': randomUUID() },
        payload: {
          professionalId: professional.id,
          ...asked,
          startsAt: at(1 + index, 9),
          callType: 'video',
          reason: 'A lease that ends',
        },
      });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => send(index % 2 ? second : api.app, index)),
    );
    await second.close();
    const codes = answers.map(({ statusCode, body }) => (statusCode === 201 ? 'sent' : JSON.parse(body).code));
    assert.equal(codes.filter((code) => code === 'sent').length, waitingHere);
    assert.deepEqual(new Set(codes), new Set(['sent', 'TOO_MANY_WAITING_HERE']));
    // A repeated request is not a second one; an answered one makes room.
    const [first] = (await mine(client)).data;
    assert.ok(first);
    assert.equal(await codeOf(request(client, professional, first.startsAt)), 'sent');
    assert.equal(await change(professional, first.id, 'waiting', { status: 'accepted' }), 'done');
    assert.equal(await codeOf(request(client, professional, at(20, 9))), 'sent');
  });

  const mine = async (who: Person) =>
    (
      await api.call<{ data: { id: string; startsAt: string }[] }>('POST', '/appointments/find-by', {
        token: who.token,
        body: {},
      })
    ).body;

  it(`has at most ${waiting} open requests in all, expired ones excluded`, async () => {
    const client = await api.register('client');
    const professionals = await Promise.all(Array.from({ length: 4 }, () => workingProfessional(api)));
    const codes: string[] = [];
    for (let index = 0; index < waiting; index += 1)
      codes.push(await codeOf(request(client, professionals[Math.floor(index / waitingHere)]!, at(1 + index, 9))));
    assert.deepEqual(new Set(codes), new Set(['sent']));
    const last = professionals.at(-1)!;
    assert.equal(await codeOf(request(client, last, at(15, 9))), '409 TOO_MANY_WAITING');
    await runAsSystem(api.services.db, (tx) =>
      sql`update appointments set expires_at = ${new Date(monday)} where client_id = ${client.id} and professional_id = ${last.id}`.execute(
        tx,
      ),
    );
    assert.equal(await codeOf(request(client, last, at(15, 9))), 'sent');
  });

  it(`sends at most ${requestsADay} requests a day, withdrawn or not`, async () => {
    const client = await api.register('client');
    const professionals = await Promise.all(
      Array.from({ length: Math.ceil((2 * requestsADay) / actsHereADay) + 1 }, () => workingProfessional(api)),
    );
    for (let index = 0; index < requestsADay; index += 1) {
      const { body } = await request(client, professionals[index % professionals.length]!, at(1 + index, 9));
      assert.equal(await change(client, body.data.id, 'waiting', { status: 'withdrawn' }), 'done');
    }
    const refused = await request(client, professionals.at(-1)!, at(1, 12));
    assert.deepEqual([refused.status, refused.body.code], [429, 'TOO_MANY_REQUESTS']);
    const wait = Number(refused.headers['retry-after']);
    assert.ok(wait > 0 && wait <= 24 * 3600, `${wait} s`);
    await dayLater(client);
    assert.equal(await codeOf(request(client, professionals.at(-1)!, at(1, 12))), 'sent');
  });

  const ofRegistration = ['welcome_professional', 'recovery_email_confirm'];
  it('cannot mail a professional without end: requests and withdrawals are limited, and so are proposals', async () => {
    const [client, professional] = [await api.register('client'), await workingProfessional(api)];
    let code = 'sent';
    for (let index = 0; index < 25 && code === 'sent'; index += 1) {
      const answer = await request(client, professional, at(1 + index, 9));
      code = answer.status === 201 ? await change(client, answer.body.data.id, 'waiting', { status: 'withdrawn' }) : '';
      code = code === 'done' ? 'sent' : `${answer.status} ${answer.body.code}`;
    }
    assert.equal(code, '429 TOO_MANY_REQUESTS_HERE');
    const mails = async (who: Person) =>
      (await outboxOf(api.services, who.id)).filter(({ template }) => !ofRegistration.includes(template)).length;
    assert.equal(await mails(professional), actsHereADay);

    await dayLater(client);
    const { data } = (await request(client, professional, at(30, 9))).body;
    const step = (set: object) => change(client, data.id, 'waiting', set);
    let last = 'done';
    for (let index = 0; index < 25 && last === 'done'; index += 1)
      last = index % 2 === 0 ? await step({ proposedStartsAt: at(30, 11) }) : await step({ proposedStartsAt: null });
    assert.equal(last, '429 TOO_MANY_REQUESTS_HERE');
    assert.ok((await mails(professional)) <= 2 * actsHereADay + 1);
    assert.equal(await step({ status: 'withdrawn' }), 'done', 'what was opened can be ended');
  });

  it('cannot send many requests in one call', async () => {
    const client = await api.register('client');
    assert.equal(
      (await api.call('POST', '/base/appointments/create-many', { token: client.token, body: [] })).status,
      403,
    );
  });
});
