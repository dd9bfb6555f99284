import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { ProfessionalSlots } from 'shared-contracts/schemas/slots';
import { runAsSystem } from '../../src/db/run-as.ts';
import { bookingCalls } from '../support/booking-calls.ts';
import { openTestApi, password } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';
import {
  askFor,
  changeOffer,
  everyDay,
  hour,
  storedStarts,
  workingProfessional,
} from '../support/working-professional.ts';

const monday = Date.parse('2026-11-23T00:00:00Z');
const at = (day: number, hours: number) => new Date(monday + day * 24 * hour + hours * hour).toISOString();

describe('availability', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi({}, () => new Date(monday + 6 * hour));
  });
  after(() => api.close());

  const slots = async (ids: readonly string[], more: object = {}) => {
    const body = { professionalIds: ids, from: at(1, 0), to: at(2, 0), limit: 50, ...more };
    return (await api.call<{ data: ProfessionalSlots[] }>('POST', '/slots', { body })).body.data;
  };
  const startsOn = async (who: Person) => (await slots([who.id]))[0]?.slots.map(({ startsAt }) => startsAt) ?? [];
  /** The masks of the same day: they must always match the slots. */
  const maskedOn = async (who: Person) =>
    (await storedStarts(api, who.id)).filter((start) => start >= at(1, 0) && start < at(2, 0));
  const agree = async (who: Person, expected: readonly string[]) => {
    assert.deepEqual(await startsOn(who), expected);
    assert.deepEqual(await maskedOn(who), expected);
  };
  const create = (who: Person, table: string, body: unknown, path = 'create') =>
    api.call<{ data: { id: string } }>('POST', `/base/${table}/${path}`, {
      token: who.token,
      body,
      headers: { 'idempotency-key': randomUUID() },
    });

  it('replaces the whole week in one call, all or nothing', async () => {
    const who = await workingProfessional(api, {}, everyDay('08:00', '10:00'));
    await agree(who, [at(1, 8), at(1, 9)]);
    const wrong = [...everyDay('12:00', '13:00'), { weekday: 9, startTime: '09:00', endTime: '10:00' }];
    assert.equal((await create(who, 'availability_rules', wrong, 'create-many')).status, 422);
    await agree(who, [at(1, 8), at(1, 9)]);
    await create(who, 'availability_rules', everyDay('12:00', '13:00'), 'create-many');
    await agree(who, [at(1, 12)]);
    const emptied = await create(who, 'availability_rules', [], 'create-many');
    assert.ok(emptied.status < 300, JSON.stringify(emptied.body));
    await agree(who, []);
  });

  it('offers nothing before the availability date, nor "available now" beside a later date', async () => {
    const who = await workingProfessional(api, {}, everyDay('08:00', '10:00'));
    const change = async (body: object) =>
      (
        await api.call<{ data: { availableSince: string | null; availableDate: string | null } }>(
          'PUT',
          `/base/professionals/update/${who.id}`,
          { token: who.token, body },
        )
      ).body.data;
    const tomorrow = at(1, 0).slice(0, 10);
    const later = at(2, 0).slice(0, 10);
    await change({ availableNow: true });
    assert.partialDeepStrictEqual(await change({ availableDate: later }), {
      availableSince: null,
      availableDate: later,
    });
    await agree(who, []);
    const [answer] = await slots([who.id]);
    assert.equal(answer?.next?.startsAt, at(2, 8));
    const client = await api.register('client');
    const refused = await bookingCalls(api).request(client, { professionalId: who.id, startsAt: at(1, 8) });
    assert.equal(refused.body.code, 'SLOT_NOT_OFFERED');
    const explained = await api.call<{ data: { refused: { start: string; rule: string }[] } }>(
      'POST',
      '/slots/explain',
      { token: who.token, body: { date: tomorrow } },
    );
    assert.ok(explained.body.data.refused.some(({ rule }) => rule === 'notYet'));
    const since = new Date(monday + 6 * hour).toISOString();
    assert.partialDeepStrictEqual(await change({ availableNow: true }), { availableSince: since, availableDate: null });
    await agree(who, [at(1, 8), at(1, 9)]);
  });

  it('keeps one week when several calls replace it concurrently', async () => {
    const who = await workingProfessional(api, {}, everyDay('08:00', '10:00'));
    const weeks = Array.from({ length: 8 }, (_, index) => everyDay('12:00', '16:00').slice(0, 3 + (index % 4)));
    const answers = await Promise.all(weeks.map((week) => create(who, 'availability_rules', week, 'create-many')));
    assert.ok(answers.every(({ status }) => status < 300));
    const { body } = await api.call<{ data: { weekday: number; startTime: string }[] }>(
      'POST',
      '/pro/get-all/availability_rules',
      { token: who.token, body: { limit: 100 } },
    );
    const days = body.data.map(({ weekday }) => weekday);
    assert.equal(new Set(days).size, days.length, days.join());
    assert.ok(days.length <= 6 && body.data.every(({ startTime }) => startTime === '12:00'));
  });

  it('replaces a week with `replaces` only while it is the one that was read', async () => {
    const who = await workingProfessional(api, {}, everyDay('08:00', '10:00'));
    const read = async () => {
      const { body } = await api.call<{ data: { id: string }[] }>('POST', '/pro/get-all/availability_rules', {
        token: who.token,
        body: { limit: 100 },
      });
      return body.data.map(({ id }) => id).join();
    };
    const replace = async (week: object[], ids: string) =>
      (await create(who, 'availability_rules', week, `create-many?replaces=${ids}`)).status;
    const first = await read();
    const both = [everyDay('12:00', '13:00'), everyDay('14:00', '15:00')].map((week) => replace(week, first));
    assert.deepEqual((await Promise.all(both)).sort(), [201, 409]);
    assert.equal(await replace([], first), 409);
    assert.equal(await replace([], await read()), 201);
    assert.equal(await replace([], first), 409);
    assert.equal(await replace(everyDay('08:00', '10:00'), ''), 201);
    assert.equal(await replace([], ''), 409);
    assert.equal(await replace([], 'nobody'), 422);
    await agree(who, [at(1, 8), at(1, 9)]);
  });

  it('lets an exception replace the day and restores the hours when it is deleted', async () => {
    const who = await workingProfessional(api, {}, everyDay('08:00', '10:00'));
    const date = at(1, 0).slice(0, 10);
    const { id } = (
      await create(who, 'availability_exceptions', {
        date,
        ranges: [{ start: '15:00', end: '16:00' }],
        reason: 'Audience',
      })
    ).body.data;
    await agree(who, [at(1, 15)]);
    await api.call('PUT', `/base/availability_exceptions/update/${id}`, { token: who.token, body: { ranges: [] } });
    await agree(who, []);
    await api.call('DELETE', `/base/availability_exceptions/delete/${id}`, { token: who.token });
    await agree(who, [at(1, 8), at(1, 9)]);
  });

  it('closes a hundred days in one call, also those with other hours, all or nothing', async () => {
    const who = await workingProfessional(api, {}, everyDay('08:00', '10:00'));
    const dates = Array.from({ length: 100 }, (_, index) => at(index, 0).slice(0, 10));
    const other = [{ start: '15:00', end: '16:00' }];
    await create(who, 'availability_exceptions', { date: dates[1], ranges: other });
    const closed = dates.map((date) => ({ date, ranges: [] }));
    const twice = await create(who, 'availability_exceptions', [...closed.slice(0, 5), closed[1]], 'create-many');
    assert.equal(twice.status, 409);
    await agree(who, [at(1, 15)]);
    const answer = await create(who, 'availability_exceptions', closed, 'create-many');
    assert.equal(answer.status, 201, JSON.stringify(answer.body));
    await agree(who, []);
  });

  it('moves and reopens days in one call, all or nothing', async () => {
    const who = await workingProfessional(api, {}, everyDay('08:00', '10:00'));
    const [day, next, last] = [1, 2, 3].map((index) => at(index, 0).slice(0, 10));
    const closed = (date?: string) => ({ date, ranges: [] });
    const datesNow = async () => {
      const { body } = await api.call<{ data: { date: string }[] }>('POST', '/pro/get-all/availability_exceptions', {
        token: who.token,
        body: {},
      });
      return body.data.map(({ date }) => date);
    };
    const other = await workingProfessional(api, {}, everyDay('08:00', '10:00'));
    await create(other, 'availability_exceptions', closed(day));
    await create(who, 'availability_exceptions', [closed(day), closed(next)], 'create-many');
    await agree(who, []);
    // A row that cannot be written rolls back everything, the reopened days too.
    const move = `create-many?reopen=${day}`;
    const twice = await create(who, 'availability_exceptions', [closed(last), closed(last)], move);
    assert.equal(twice.status, 409);
    assert.deepEqual(await datesNow(), [day, next]);
    assert.equal((await create(who, 'availability_exceptions', [closed(last)], move)).status, 201);
    assert.deepEqual(await datesNow(), [next, last]);
    await agree(who, [at(1, 8), at(1, 9)]);
    await agree(other, []);
    assert.equal((await create(who, 'availability_exceptions', [], `create-many?reopen=${next},${last}`)).status, 201);
    assert.deepEqual(await datesNow(), []);
  });

  it('reopens calendar dates only, at most a year of them', async () => {
    const who = await workingProfessional(api);
    const dates = Array.from({ length: 367 }, (_, index) => at(index, 0).slice(0, 10));
    for (const [options, pointer, code] of [
      ['reopen=2026-02-30', '/reopen/0', 'DATE_INVALID'],
      [`reopen=${dates.join()}`, '/reopen', 'LIMIT_EXCEEDED'],
      ['open=2026-12-24', '/open', 'COLUMN_UNKNOWN'],
    ]) {
      const refused = await api.call<{ errors: unknown }>(
        'POST',
        `/base/availability_exceptions/create-many?${options}`,
        { token: who.token, body: [] },
      );
      assert.deepEqual([refused.status, refused.body.errors], [422, [{ pointer, code }]]);
    }
  });

  it('follows the settings', async () => {
    const who = await workingProfessional(api, {}, everyDay('08:00', '10:00'));
    const set = (body: object) => api.call('PUT', `/base/professionals/update/${who.id}`, { token: who.token, body });
    await changeOffer(api, who, { minutes: 30 });
    await set({ bufferMinutes: 30 });
    await agree(who, [at(1, 8), at(1, 8.5), at(1, 9)]);
    await changeOffer(api, who, { minutes: 60 });
    await set({ timeZone: 'Africa/Douala', bufferMinutes: 0 });
    await agree(who, [at(1, 7), at(1, 8)]);
    await set({ horizonDays: 1 });
    assert.deepEqual(
      (await storedStarts(api, who.id)).filter((start) => start >= at(2, 0)),
      [],
    );
    await changeOffer(api, who, { active: false });
    await agree(who, []);
  });

  it('answers a page of professionals at once, in the requested order, and looks past an empty window', async () => {
    const early = await workingProfessional(api, {}, [
      { weekday: 3, startTime: '08:00', endTime: '09:00', callTypes: ['video'] },
    ]);
    const late = await workingProfessional(api);
    const [first, second, third] = await slots([late.id, early.id, '00000000-0000-4000-8000-000000000000']);
    assert.deepEqual([first?.professionalId, second?.professionalId, third], [late.id, early.id, undefined]);
    assert.deepEqual([second?.slots, second?.next?.startsAt, first?.next], [[], at(2, 8), null]);
    assert.deepEqual((await slots([early.id], { to: at(5, 0), callType: 'in_person' }))[0]?.slots, []);
    const tooMany = await api.call<{ errors: { code: string }[] }>('POST', '/slots', {
      body: { professionalIds: Array.from({ length: 21 }, () => late.id) },
    });
    assert.deepEqual([tooMany.status, tooMany.body.errors[0]?.code], [422, 'LIMIT_EXCEEDED']);
    const tooLong = await api.call<{ code: string }>('POST', '/slots', {
      body: { professionalIds: [late.id], from: at(0, 0), to: at(63, 0) },
    });
    assert.equal(tooLong.status, 422);
  });

  it('answers the slots of a calendar date in each professional’s time zone', async () => {
    const hours = { startTime: '00:00', endTime: '23:59', callTypes: ['video'] };
    const wholeDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, ...hours }));
    const zones = ['Pacific/Kiritimati', 'Africa/Dakar', 'America/Montreal'];
    const people = await Promise.all(zones.map((timeZone) => workingProfessional(api, { timeZone }, wholeDay)));
    const body = { professionalIds: people.map(({ id }) => id), date: '2026-11-25', limit: 100 };
    const { data } = (await api.call<{ data: ProfessionalSlots[] }>('POST', '/slots', { body })).body;
    assert.deepEqual(
      data.map(({ slots: found }) => [found.length, found[0]?.startsAt, found.at(-1)?.startsAt]),
      [
        [24, '2026-11-24T10:00:00.000Z', '2026-11-25T09:00:00.000Z'],
        [24, '2026-11-25T00:00:00.000Z', '2026-11-25T23:00:00.000Z'],
        [24, '2026-11-25T05:00:00.000Z', '2026-11-26T04:00:00.000Z'],
      ],
    );
    const few = await api.call<{ data: ProfessionalSlots[] }>('POST', '/slots', { body: { ...body, limit: 3 } });
    assert.deepEqual(
      few.body.data.map(({ slots: found }) => found.length),
      [3, 3, 3],
    );
    const both = await api.call('POST', '/slots', { body: { ...body, from: at(1, 0) } });
    assert.equal(both.status, 422);
    const past = await api.call<{ data: ProfessionalSlots[] }>('POST', '/slots', {
      body: { ...body, date: '2020-01-01' },
    });
    assert.deepEqual(
      past.body.data.map(({ slots: found }) => found.length),
      [0, 0, 0],
    );
  });

  it('frees the reserved times of a deleted account', async () => {
    const who = await workingProfessional(api, {}, everyDay('08:00', '10:00'));
    const client = await api.register('client');
    const wanted = { startsAt: at(1, 8), callType: 'video', reason: 'A question about a lease' };
    const body = { professionalId: who.id, ...(await askFor(api, who.id)), ...wanted };
    const { id } = (await create(client, 'appointments', body)).body.data;
    await agree(who, [at(1, 9)]);
    const deleted = await api.call('DELETE', '/auth/account', { token: client.token, body: { password } });
    assert.equal(deleted.status, 200);
    await agree(who, [at(1, 8), at(1, 9)]);
    const read = await api.call<{ data: { status: string } }>('GET', `/base/appointments/get-one/${id}`, {
      token: who.token,
    });
    assert.equal(read.body.data.status, 'withdrawn');
  });

  it('keeps hours private and writable by their owner only', async () => {
    const who = await workingProfessional(api);
    const other = await workingProfessional(api);
    const own = await api.call<{ data: { id: string }[] }>('POST', '/pro/get-all/availability_rules', {
      token: who.token,
      body: { limit: 100 },
    });
    assert.equal(own.body.data.length, 7);
    const id = own.body.data[0]?.id ?? '';
    const body = { weekday: 1, startTime: '00:00', endTime: '24:00' };
    assert.equal(
      (await api.call('PUT', `/base/availability_rules/update/${id}`, { token: other.token, body })).status,
      404,
    );
    assert.equal(
      (await api.call('DELETE', `/base/availability_rules/delete/${id}`, { token: other.token })).status,
      404,
    );
    assert.equal((await api.call('POST', '/availability_rules/find-by', { body: {} })).status, 401);
    assert.equal((await api.call('POST', '/availability_days/find-by', { token: who.token, body: {} })).status, 404);
  });

  it('accepts the maximum number of hours per week and no more, one by one or together', async () => {
    const who = await workingProfessional(api, {}, []);
    const rule = { weekday: 1, startTime: '08:00', endTime: '09:00', callTypes: ['video'] };
    const week = (rows: number) =>
      create(
        who,
        'availability_rules',
        Array.from({ length: rows }, () => rule),
        'create-many',
      );
    const refusal = [422, 'LIMIT_EXCEEDED', { limit: 'values', max: 100 }];
    const said = ({ status, body }: { status: number; body: object }) => {
      const { code, details } = body as { code?: string; details?: object };
      return [status, code, details];
    };
    assert.deepEqual(said(await week(101)), refusal);
    assert.equal((await week(99)).status, 201);
    const both = await Promise.all([create(who, 'availability_rules', rule), create(who, 'availability_rules', rule)]);
    assert.deepEqual(both.map(({ status }) => status).sort(), [201, 422]);
    assert.deepEqual(said(await create(who, 'availability_rules', rule)), refusal);
    const { body } = await api.call<{ total: number }>('GET', '/availability_rules/count', { token: who.token });
    assert.equal(body.total, 100);
  });

  it('accepts other hours for two thousand days and no more, one by one or together', async () => {
    const who = await workingProfessional(api);
    await runAsSystem(api.services.db, (tx) =>
      sql`insert into availability_exceptions (professional_id, date)
        select ${who.id}, date '2030-01-01' + n from generate_series(1, 1999) n`.execute(tx),
    );
    const day = (date: string) => ({ date, ranges: [] });
    const many = (...dates: string[]) => create(who, 'availability_exceptions', dates.map(day), 'create-many');
    const count = async () =>
      (await api.call<{ total: number }>('GET', '/availability_exceptions/count', { token: who.token })).body.total;
    assert.equal((await many('2027-01-01', '2027-01-02')).status, 422);
    assert.equal(await count(), 1999);
    assert.equal((await many('2030-01-02', '2027-01-02')).status, 201, 'what replaces another takes no room');
    assert.equal((await create(who, 'availability_exceptions', day('2027-01-03'))).status, 422);
    assert.equal(await count(), 2000);
  });

  it('answers free times of at most 62 days', async () => {
    const who = await workingProfessional(api);
    const window = (days: number) =>
      api.call<{ code: string; details: object }>('POST', '/slots', {
        body: { professionalIds: [who.id], from: at(1, 0), to: at(1 + days, 0) },
      });
    assert.equal((await window(62)).status, 200);
    const { status, body } = await window(62 + 1 / 24);
    assert.deepEqual([status, body.code, body.details], [422, 'LIMIT_EXCEEDED', { limit: 'days', max: 62 }]);
  });
});
