import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { consultation, mostConsultations } from 'shared-contracts/schemas/consultation';
import * as v from 'valibot';
import { up as createConsultations } from '../../src/db/migrations/014-consultations.ts';
import { up as addLinks } from '../../src/db/migrations/015-video-links.ts';
import { up as removeSetting } from '../../src/db/migrations/016-length-by-consultation.ts';
import { runAsSystem } from '../../src/db/run-as.ts';
import { rolledBack } from '../support/rolled-back.ts';
import { callsOn } from '../support/table-calls.ts';
import { openTestApi, password } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

const first = {
  nameFr: 'Première consultation',
  nameEn: 'First consultation',
  minutes: 30,
  feeKind: 'fixed',
  fee: 15_000,
  currency: 'XOF',
  callTypes: ['video', 'in_person'],
  videoLink: 'https://video.test/room',
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
  /** Without the consultation that a new account offers. */
  const newcomer = async () => {
    const person = await api.register('professional');
    const [offered] = (await consultations.find(person, { mine: true })).body.data;
    await consultations.remove(person, String(offered?.id));
    return person;
  };
  const listed = async () => {
    const person = await newcomer();
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
    const professional = await newcomer();
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

  it('are held behind a link of the professional only where there is one, which the public does not read', async () => {
    const professional = await listed();
    const { videoLink, ...rest } = first;
    const unlinked = { ...rest, meetingProvider: 'link' };
    for (const [change, code] of [
      [{}, 'VIDEO_LINK_REQUIRED'],
      [{ videoLink: ' ' }, 'VIDEO_LINK_REQUIRED'],
      [{ videoLink: 'http://video.test/room' }, 'LINK_INVALID'],
      [{ videoLink: 'https://' }, 'LINK_INVALID'],
      [{ videoLink: 'https://video.test/a b' }, 'LINK_INVALID'],
      [{ videoLink: `https://video.test/${'x'.repeat(500)}` }, 'TOO_LONG'],
    ] as const) {
      const { status, body } = await consultations.create(professional, { ...unlinked, ...change });
      assert.deepEqual([status, body.errors?.[0]], [422, { pointer: '/videoLink', code }], JSON.stringify(change));
    }
    const id = await created(professional, { ...unlinked, callTypes: ['call'] });
    const refused = { pointer: '/videoLink', code: 'VIDEO_LINK_REQUIRED' };
    const after = async (change: object) => {
      const { status, body } = await consultations.update(professional, id, change);
      return status === 200 ? [body.data.callTypes, body.data.videoLink] : body.errors?.[0];
    };
    assert.deepEqual(await after({ callTypes: ['video'] }), refused);
    assert.deepEqual(await after({ videoLink }), [['call'], videoLink]);
    assert.deepEqual(await after({ callTypes: ['video'] }), [['video'], videoLink]);
    assert.deepEqual(await after({ videoLink: null }), refused);
    for (const who of [undefined, client, operator, await listed()])
      assert.ok(!('videoLink' in (await consultations.get(who, id)).body.data));
    assert.deepEqual(await after({ callTypes: ['call'], videoLink: null }), [['call'], null]);
    const forced = runAsSystem(api.services.db, (tx) =>
      tx
        .updateTable('consultations')
        .set({ callTypes: ['video'] })
        .where('id', '=', id)
        .execute(),
    );
    await assert.rejects(forced, /consultations_video_has_link/u);
    assert.deepEqual(await after({ meetingProvider: 'built_in', callTypes: ['video'] }), [['video'], null]);
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

  it('are created by their migrations for those who are registered already, by video only where there is a link', async () => {
    const people = [await listed(), await listed(), await listed(), await api.register('professional'), await listed()];
    const [byCall, byVideo, byTwo, undecided, gone] = people;
    assert.ok(byCall && byVideo && byTwo && undecided && gone);
    await api.call('DELETE', '/auth/account', { token: gone.token, body: { password } });
    const ids = people.map(({ id }) => id);
    await api.services.connection.asOwner((owner) =>
      rolledBack(owner, async (tx) => {
        await sql`drop trigger professionals_show_consultations on professionals`.execute(tx);
        for (const name of ['professionals_show_consultations', 'consultations_offer_call_types'])
          await sql`drop function ${sql.id(name)} cascade`.execute(tx);
        await sql`drop function offered_call_types`.execute(tx);
        await sql`drop table consultations cascade`.execute(tx);
        await sql`alter table appointments drop column consultation_id, drop column consultation_name_fr, drop column consultation_name_en,
          drop column fee_kind, drop column fee, drop column currency, drop column video_link, drop column kept_video_link`.execute(
          tx,
        );
        await sql`alter table professionals add column slot_minutes integer not null default 32`.execute(tx);
        for (const [{ id }, callTypes] of [
          [byCall, ['call']],
          [byVideo, ['video']],
          [byTwo, ['video', 'in_person']],
          [undecided, []],
        ] as const)
          await tx
            .updateTable('professionals')
            .set({ callTypes: [...callTypes] })
            .where('id', '=', id)
            .execute();
        for (const up of [createConsultations, addLinks, removeSetting]) await up(tx);

        const rows = await tx.selectFrom('consultations').selectAll().where('professionalId', 'in', ids).execute();
        assert.equal(rows.length, 4);
        const offeredBy = async ({ id }: Person) => {
          const { callTypes } = await tx
            .selectFrom('professionals')
            .select('callTypes')
            .where('id', '=', id)
            .executeTakeFirstOrThrow();
          const row = rows.find((one) => one.professionalId === id);
          assert.deepEqual(row?.callTypes, callTypes, 'the profile says how people meet');
          return [callTypes, row?.shownUntil];
        };
        for (const row of rows)
          assert.deepEqual(
            [row.nameFr, row.nameEn, row.minutes, row.feeKind, row.fee, row.videoLink, row.active],
            ['Première consultation', 'First consultation', 30, 'on_request', null, null, true],
          );
        assert.deepEqual(await Promise.all([byCall, byVideo, byTwo, undecided].map(offeredBy)), [
          [['call'], '2999-12-31'],
          [['call'], '2999-12-31'],
          [['in_person'], '2999-12-31'],
          [['call', 'in_person'], '-infinity'],
        ]);
      }),
    );
  });

  it('decide the ways to meet of the profile and whether it can be booked', async () => {
    const professional = await api.register('professional');
    await api.verify(professional.id);
    const waysOf = async () => (await callsOn(api, 'professionals').get(client, professional.id)).body.data.callTypes;
    const [own] = (await consultations.find(professional, { mine: true })).body.data;
    assert.deepEqual(
      [own?.nameFr, own?.minutes, own?.feeKind, own?.callTypes],
      ['Première consultation', 30, 'on_request', ['call', 'in_person']],
      'a new account offers one',
    );
    assert.deepEqual(await waysOf(), ['call', 'in_person']);
    const id = await created(professional, { ...first, callTypes: ['in_person', 'video'] });
    assert.deepEqual(await waysOf(), ['video', 'call', 'in_person']);
    await consultations.update(professional, String(own?.id), { active: false });
    assert.deepEqual(await waysOf(), ['video', 'in_person']);
    await consultations.update(professional, id, { callTypes: ['in_person'] });
    assert.deepEqual(await waysOf(), ['in_person']);
    await consultations.remove(professional, id);
    assert.deepEqual(await waysOf(), []);
    const refused = await callsOn(api, 'professionals').update(professional, professional.id, { callTypes: ['video'] });
    assert.deepEqual([refused.status, refused.body.errors?.[0]?.code], [422, 'FORBIDDEN']);
  });
});
