import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { consultation, mostConsultations } from 'shared-contracts/schemas/consultation';
import * as v from 'valibot';
import { up } from '../src/db/migrations/014-consultations.ts';
import { runAsSystem } from '../src/db/run-as.ts';
import { rolledBack } from './support/rolled-back.ts';
import { callsOn } from './support/table-calls.ts';
import { openTestApi, password } from './support/test-api.ts';
import type { Person, TestApi } from './support/test-api.ts';

const first = {
  nameFr: 'Première consultation',
  nameEn: 'First consultation',
  minutes: 30,
  feeKind: 'fixed',
  fee: 15_000,
  currency: 'XOF',
  callTypes: ['video', 'in_person'],
};
const onRequest = { ...first, feeKind: 'on_request', fee: null, currency: null };

describe('consultations', () => {
  let api: TestApi;
  let consultations: ReturnType<typeof callsOn>;
  let client: Person;
  let operator: Person;
  before(async () => {
    api = await openTestApi({ DATABASE_POOL: '20' });
    consultations = callsOn(api, 'consultations');
    client = await api.register('client');
    operator = await api.operator();
  });
  after(() => api.close());
  const listed = async () => {
    const person = await api.register('professional');
    await api.verify(person.id);
    return person;
  };
  const created = async (who: Person, body: object): Promise<string> => {
    const answer = await consultations.create(who, body);
    assert.equal(answer.status, 201, JSON.stringify(answer.body));
    return answer.body.data.id;
  };
  const namesOf = async (who: Person | undefined, query: object) =>
    (await consultations.find(who, query)).body.data.map(({ nameFr }) => nameFr);

  it('are written by their professional alone', async () => {
    const [professional, rival] = [await listed(), await listed()];
    assert.equal((await consultations.create(undefined, first)).status, 401);
    for (const who of [client, operator]) assert.equal((await consultations.create(who, first)).status, 403);
    assert.equal((await consultations.create(professional, { ...first, professionalId: rival.id })).status, 422);
    const id = await created(professional, first);
    for (const who of [rival, client, operator, undefined]) {
      const statuses = [await consultations.update(who, id, { minutes: 60 }), await consultations.remove(who, id)];
      for (const { status } of statuses) assert.equal(status, who === undefined ? 401 : who === rival ? 404 : 403);
    }
    const changed = await consultations.update(professional, id, { minutes: 60, preparationEn: ' Bring the lease. ' });
    assert.equal(changed.status, 200);
    const row = v.parse(consultation, changed.body.data);
    assert.deepEqual(
      [row.minutes, row.preparationEn, row.fee, row.currency, row.active, row.position, row.professionalId],
      [60, 'Bring the lease.', 15_000, 'XOF', true, 0, professional.id],
    );
    assert.equal((await consultations.remove(professional, id)).status, 200);
    assert.equal((await consultations.get(professional, id)).status, 404);
  });

  it('are public while active and while their professional is listed', async () => {
    const professional = await api.register('professional');
    const active = await created(professional, first);
    const inactive = await created(professional, { ...first, active: false });
    const publicRows = async () => {
      const seen = [];
      for (const who of [undefined, client, operator, await listed()]) {
        const { data } = (await consultations.find(who, { where: { professionalId: professional.id } })).body;
        for (const id of [active, inactive]) {
          const { status, body } = await consultations.get(who, id);
          assert.equal(status === 200, data.map((row) => row.id).includes(id), 'listed and got alike');
          if (status === 200) assert.ok(!('shownUntil' in body.data) && !('updatedAt' in body.data));
        }
        seen.push(data.map(({ id }) => id));
      }
      return seen;
    };
    const [nothing, one] = [Array.from({ length: 4 }, () => []), Array.from({ length: 4 }, () => [active])];
    assert.deepEqual(await publicRows(), nothing, 'not verified yet');
    await api.verify(professional.id);
    assert.deepEqual(await publicRows(), one);
    const change = (set: object) =>
      runAsSystem(api.services.db, (tx) =>
        tx.updateTable('professionals').set(set).where('id', '=', professional.id).execute(),
      );
    await change({ verifiedUntil: '2020-01-01' });
    assert.deepEqual(await publicRows(), nothing, 'the verification has lapsed');
    assert.equal((await consultations.get(professional, active)).status, 200);
    await change({ verifiedUntil: null });
    assert.deepEqual(await publicRows(), one);
    const mine = await consultations.find(professional, { mine: true });
    assert.deepEqual(mine.body.data.map(({ id }) => id).sort(), [active, inactive].sort());
    const off = await consultations.find(professional, { mine: true, where: { active: false } });
    assert.deepEqual(
      off.body.data.map(({ id }) => id),
      [inactive],
    );
  });

  it('are in the order of their position, then of their creation', async () => {
    const professional = await listed();
    for (const [nameFr, position] of [
      ['c', 1],
      ['a', 0],
      ['b', 0],
    ] as const)
      await created(professional, { ...first, nameFr, position });
    const query = { where: { professionalId: professional.id } };
    assert.deepEqual(await namesOf(undefined, query), ['a', 'b', 'c']);
    assert.deepEqual(await namesOf(professional, { ...query, mine: true }), ['a', 'b', 'c']);
  });

  it('have a name, a length and a way to meet', async () => {
    const professional = await listed();
    for (const [change, pointer, code] of [
      [{ nameFr: ' ' }, '/nameFr', 'REQUIRED'],
      [{ nameEn: 'x'.repeat(81) }, '/nameEn', 'TOO_LONG'],
      [{ nameFr: 'Voir www.cabinet.test' }, '/nameFr', 'NAME_INVALID'],
      [{ minutes: 0 }, '/minutes', 'NUMBER_INVALID'],
      [{ minutes: 32 }, '/minutes', 'NUMBER_INVALID'],
      [{ minutes: 7.5 }, '/minutes', 'NUMBER_INVALID'],
      [{ minutes: 485 }, '/minutes', 'NUMBER_INVALID'],
      [{ callTypes: [] }, '/callTypes', 'REQUIRED'],
      [{ callTypes: ['video', 'video'] }, '/callTypes', 'INVALID'],
      [{ callTypes: ['letter'] }, '/callTypes/0', 'INVALID'],
      [{ preparationFr: 'x'.repeat(501) }, '/preparationFr', 'TOO_LONG'],
      [{ position: -1 }, '/position', 'NUMBER_INVALID'],
    ] as const) {
      const { status, body } = await consultations.create(professional, { ...first, ...change });
      assert.deepEqual([status, body.errors?.[0]], [422, { pointer, code }], JSON.stringify(change));
    }
    for (const minutes of [5, 480]) await created(professional, { ...onRequest, minutes });
  });

  it('have an amount and a currency exactly when their fee is fixed', async () => {
    const professional = await listed();
    const { fee, currency, ...rest } = first;
    for (const [body, pointer, code] of [
      [{ ...rest, currency }, '/fee', 'REQUIRED'],
      [{ ...rest, fee }, '/currency', 'REQUIRED'],
      [{ ...first, fee: 0 }, '/fee', 'NUMBER_INVALID'],
      [{ ...first, fee: 99.5 }, '/fee', 'NUMBER_INVALID'],
      [{ ...first, currency: 'USD' }, '/currency', 'INVALID'],
      [{ ...first, feeKind: 'free' }, '/fee', 'INVALID'],
      [{ ...first, feeKind: 'other' }, '/feeKind', 'INVALID'],
    ] as const) {
      const { status, body: answer } = await consultations.create(professional, body);
      assert.deepEqual([status, answer.errors?.[0]], [422, { pointer, code }], JSON.stringify(body));
    }
    const id = await created(professional, { ...rest, feeKind: 'free' });
    const feeAfter = async (change: object) => {
      const { status, body } = await consultations.update(professional, id, change);
      return status === 200 ? [body.data.feeKind, body.data.fee, body.data.currency] : body.errors?.[0];
    };
    assert.deepEqual(await feeAfter({ fee: 500 }), { pointer: '/fee', code: 'INVALID' });
    assert.deepEqual(await feeAfter({ feeKind: 'fixed', fee: 500 }), { pointer: '/currency', code: 'REQUIRED' });
    assert.deepEqual(await feeAfter({ feeKind: 'fixed', fee: 500, currency: 'EUR' }), ['fixed', 500, 'EUR']);
    assert.deepEqual(await feeAfter({ fee: 600 }), ['fixed', 600, 'EUR']);
    assert.deepEqual(await feeAfter({ currency: 'CAD' }), ['fixed', 600, 'CAD']);
    assert.deepEqual(await feeAfter({ active: false }), ['fixed', 600, 'CAD']);
    assert.equal((await consultations.update(professional, id, { fee: null })).status, 422);
    assert.deepEqual(await feeAfter({ feeKind: 'on_request' }), ['on_request', null, null]);
    const forced = (set: object) =>
      runAsSystem(api.services.db, (tx) => tx.updateTable('consultations').set(set).where('id', '=', id).execute());
    for (const set of [{ fee: 500 }, { feeKind: 'fixed' }, { feeKind: 'fixed', fee: 500 }, { currency: 'EUR' }])
      await assert.rejects(forced(set), /consultations_fee_of_kind/u);
  });

  it('are limited per professional, also when created at once', async () => {
    const professional = await listed();
    const many = Array.from({ length: mostConsultations - 2 }, () => onRequest);
    assert.equal((await consultations.createMany(professional, many)).status, 201);
    const answers = await Promise.all([1, 2, 3, 4].map(() => consultations.create(professional, onRequest)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    assert.deepEqual([refused?.body.code, refused?.body.details], ['TOO_MANY_CONSULTATIONS', { limit: 20 }]);
    const more = await consultations.createMany(professional, [onRequest]);
    assert.deepEqual([more.status, more.body.code], [409, 'TOO_MANY_CONSULTATIONS']);
    await created(await listed(), onRequest);
  });

  it('keep the time of their last change when they become visible', async () => {
    const professional = await api.register('professional');
    const id = await created(professional, onRequest);
    const updatedAt = async () =>
      (await consultations.find(professional, { mine: true, where: { id } })).body.data[0]?.updatedAt;
    const written = await updatedAt();
    await api.verify(professional.id);
    assert.equal(await updatedAt(), written);
    await consultations.update(professional, id, { position: 3 });
    assert.notEqual(await updatedAt(), written);
  });

  it('go with the account', async () => {
    const professional = await listed();
    const id = await created(professional, first);
    const answer = await api.call('DELETE', '/auth/account', { token: professional.token, body: { password } });
    assert.equal(answer.status, 200);
    const rows = await runAsSystem(api.services.db, (tx) =>
      tx.selectFrom('consultations').select('id').where('id', '=', id).execute(),
    );
    assert.deepEqual(rows, []);
  });

  it('are created by their migration for those who are registered already', async () => {
    const [some, none, gone] = [await listed(), await api.register('professional'), await listed()];
    await api.call('DELETE', '/auth/account', { token: gone.token, body: { password } });
    const ids = [some.id, none.id, gone.id];
    await api.services.connection.asOwner((owner) =>
      rolledBack(owner, async (tx) => {
        await sql`drop trigger professionals_show_consultations on professionals`.execute(tx);
        await sql`drop function professionals_show_consultations`.execute(tx);
        await sql`drop table consultations`.execute(tx);
        const set = { slotMinutes: 32, callTypes: ['call' as const] };
        await tx.updateTable('professionals').set(set).where('id', '=', some.id).execute();
        await tx.updateTable('professionals').set({ callTypes: [] }).where('id', '=', none.id).execute();
        await up(tx);
        const rows = await tx.selectFrom('consultations').selectAll().where('professionalId', 'in', ids).execute();
        const [ofSome, ofNone] = [some, none].map(({ id }) => rows.find((row) => row.professionalId === id));
        assert.equal(rows.length, 2);
        for (const row of rows)
          assert.deepEqual(
            [row.nameFr, row.nameEn, row.feeKind, row.fee, row.active],
            ['Première consultation', 'First consultation', 'on_request', null, true],
          );
        assert.deepEqual([ofSome?.minutes, ofSome?.callTypes, ofSome?.shownUntil], [30, ['call'], '2999-12-31']);
        assert.deepEqual(
          [ofNone?.minutes, ofNone?.callTypes, ofNone?.shownUntil],
          [30, ['video', 'call', 'in_person'], '-infinity'],
        );
      }),
    );
  });
});
