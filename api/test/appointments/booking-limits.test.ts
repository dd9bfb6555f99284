import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { ExplainedDay } from 'shared-contracts/schemas/slots-explained';
import type { ProfessionalSlots } from 'shared-contracts/schemas/slots';
import type { EarliestSlots } from 'shared-contracts/schemas/earliest';
import { runAsSystem } from '../../src/db/run-as.ts';
import { at, bookingCalls, monday } from '../support/booking-calls.ts';
import type { BookingReply as Reply } from '../support/booking-calls.ts';
import { openTestApi, password } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';
import { everyDay, hour, storedStarts, workingProfessional } from '../support/working-professional.ts';

const limits = (appointments: object, minutes: object = {}) => ({ bookingLimits: { appointments, minutes } });

describe('limits per day, week, month and year', () => {
  let api: TestApi;
  let clock = monday + 6 * hour;
  let client: Person;
  before(async () => {
    api = await openTestApi({ DATABASE_POOL: '20' }, () => new Date(clock));
    client = await api.register('client');
  });
  after(() => api.close());

  /** Two slots a day, at 8 and at 9. */
  const professional = (settings: object = {}) => workingProfessional(api, { ...settings }, everyDay('08:00', '10:00'));
  const set = (who: Person, body: object) =>
    api.call<Reply>('PUT', `/base/professionals/update/${who.id}`, { token: who.token, body });
  const request = (who: Person, professionalId: string, startsAt: string) =>
    bookingCalls(api).request(who, { professionalId, startsAt });
  const book = async (who: Person, startsAt: string) => {
    const { status, body } = await request(client, who.id, startsAt);
    assert.equal(status, 201, JSON.stringify(body));
    return body.data.id;
  };
  const change = async (who: Person, id: string, from: string, values: object) => {
    const answer = await bookingCalls(api).change(who, id, { status: from }, values);
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
  };
  const slots = async (who: Person, more: object = {}, token?: string) => {
    const body = { professionalIds: [who.id], from: at(1, 0), to: at(40, 0), limit: 200, ...more };
    return (await bookingCalls(api).slots(body, token))[0]?.slots.map(({ startsAt }) => startsAt) ?? [];
  };
  /** Days from Monday on with a free slot; asserts that masks and search agree. */
  const openDays = async (who: Person) => {
    const offered = await slots(who);
    const masked = (await storedStarts(api, who.id)).filter((start) => start >= at(1, 0) && start < at(40, 0));
    assert.deepEqual(masked, offered, 'the masks tell another story');
    return [...new Set(offered.map((start) => Math.floor((Date.parse(start) - monday) / (24 * hour))))];
  };
  const all = Array.from({ length: 39 }, (_, index) => index + 1);
  const without = (...days: number[]) => all.filter((day) => !days.includes(day));
  const explain = async (who: Person, day: number) => {
    const body = { date: at(day, 0).slice(0, 10) };
    return (await api.call<{ data: ExplainedDay }>('POST', '/slots/explain', { token: who.token, body })).body.data;
  };
  const ruleAt = ({ refused }: ExplainedDay, time: string) =>
    refused.find(({ start, end }) => start <= time && time < end)?.rule;

  it('are unset by default, are read by their owner only, and are validated per field', async () => {
    const who = await professional();
    const own = async () =>
      (
        await api.call<{ data: { bookingLimits: unknown }[] }>('POST', '/pro/get-all/professionals', {
          token: who.token,
          body: {},
        })
      ).body.data[0]?.bookingLimits;
    assert.deepEqual(await own(), limits({}).bookingLimits);
    const kept = limits({ day: 3, week: null, year: 200 }, { week: 2100 });
    assert.equal((await set(who, kept)).status, 200);
    assert.deepEqual(await own(), kept.bookingLimits);
    const read = await api.call<{ data: object }>('GET', `/base/professionals/get-one/${who.id}`, {});
    assert.ok(!('bookingLimits' in read.body.data));
    for (const [body, pointer, code] of [
      [limits({ day: 3, week: 2 }), '/bookingLimits/appointments/day', 'LIMIT_ABOVE_LONGER'],
      [limits({ month: 9, year: 8 }), '/bookingLimits/appointments/month', 'LIMIT_ABOVE_LONGER'],
      [limits({}, { week: 600, year: 599 }), '/bookingLimits/minutes/week', 'LIMIT_ABOVE_LONGER'],
      [limits({ day: 0 }), '/bookingLimits/appointments/day', 'NUMBER_INVALID'],
      [limits({ week: 1.5 }), '/bookingLimits/appointments/week', 'NUMBER_INVALID'],
      [limits({}, { day: 1441 }), '/bookingLimits/minutes/day', 'NUMBER_INVALID'],
      [{ bookingLimits: { appointments: {} } }, '/bookingLimits/minutes', 'REQUIRED'],
    ] as const) {
      const { status, body: answer } = await set(who, body);
      assert.deepEqual([status, answer.errors], [422, [{ pointer, code }]], JSON.stringify(body));
    }
    assert.deepEqual(await own(), kept.bookingLimits);
  });

  it('are enforced by the database too', async () => {
    const who = await professional();
    const write = (value: object) =>
      runAsSystem(api.services.db, (tx) =>
        sql`update professionals set booking_limits = ${JSON.stringify(value)}::jsonb where id = ${who.id}`.execute(tx),
      );
    for (const wrong of [
      limits({ day: 3, year: 2 }),
      limits({}, { week: 60, month: 59 }),
      limits({ day: 0 }),
      limits({ year: 52_705 }),
      { bookingLimits: {} },
      { bookingLimits: { appointments: [], minutes: {} } },
    ])
      await assert.rejects(write(wrong.bookingLimits), { code: '23514' }, JSON.stringify(wrong));
    await write(limits({ day: 2, week: null, month: 2 }, { year: 527_040 }).bookingLimits);
  });

  it('close the day, week, month or year that is full, and reopen it', async () => {
    const who = await professional(limits({ day: 1 }));
    assert.deepEqual(await openDays(who), all);
    const first = await book(who, at(10, 8)); // Thursday, 3 December
    assert.deepEqual(await openDays(who), without(10));
    await set(who, limits({ week: 2 }));
    assert.deepEqual(await openDays(who), all);
    const second = await book(who, at(13, 9)); // Sunday of the same week
    assert.deepEqual(await openDays(who), without(7, 8, 9, 10, 11, 12, 13));
    await set(who, limits({ month: 3 }));
    await book(who, at(30, 8));
    const december = Array.from({ length: 31 }, (_, index) => index + 8);
    assert.deepEqual(await openDays(who), without(...december));
    await set(who, limits({}, { year: 239 }));
    assert.deepEqual(await openDays(who), [39], 'three hours are booked; the 1st of January is of another year');
    await change(client, second, 'waiting', { status: 'withdrawn' });
    assert.deepEqual(await openDays(who), all);
    await change(who, first, 'waiting', { status: 'accepted' });
    await set(who, limits({ year: 2 }));
    assert.deepEqual(await openDays(who), [39]);
    await change(who, first, 'accepted', { status: 'cancelled', changeReason: 'not_available' });
    assert.deepEqual(await openDays(who), all);
  });

  it('close the year in which an appointment begins in the professional’s time zone, whatever the UTC year', async () => {
    const settings = { timeZone: 'America/Toronto', minutes: 30, bufferMinutes: 0, ...limits({ year: 1 }) };
    const who = await workingProfessional(api, settings, everyDay('22:30', '23:59'));
    const whole = { from: at(2, 0), to: at(50, 0) };
    const offered = async () => {
      const starts = await slots(who, whole);
      const masked = (await storedStarts(api, who.id)).filter((start) => start >= whole.from && start < whole.to);
      assert.deepEqual(masked, starts, 'the masks tell another story');
      return starts;
    };
    const before = await offered();
    const booked = await book(who, at(39, 4.5)); // 23:30 on 31 December in Toronto
    assert.deepEqual(
      await offered(),
      before.filter((start) => start > at(40, 0)),
    );
    await change(client, booked, 'waiting', { status: 'withdrawn' });
    assert.deepEqual(await offered(), before);
  });

  it('let one of two clients win who request different times of a day with one place left; the other gets the nearest day', async () => {
    const who = await professional(limits({ day: 1 }));
    const clients = await Promise.all(Array.from({ length: 10 }, () => api.register('client')));
    const answers = await Promise.all(clients.map((one, index) => request(one, who.id, at(3, 8 + (index % 2)))));
    assert.equal(answers.filter(({ status }) => status === 201).length, 1);
    const losers = answers.filter(({ status }) => status !== 201);
    assert.deepEqual(new Set(losers.map(({ status, body }) => `${status} ${body.code}`)), new Set(['409 SLOT_TAKEN']));
    for (const { body } of losers) {
      const nearest = body.details.nearest?.map(({ startsAt }) => startsAt) ?? [];
      assert.equal(nearest.length, 3);
      assert.ok(
        nearest.every((start) => start < at(3, 0) || start >= at(4, 0)),
        nearest.join(),
      );
    }
    assert.deepEqual(await openDays(who), without(3));
  });

  it('count a moved appointment once, also when it moves within its day', async () => {
    const who = await professional(limits({ day: 1, week: 1 }));
    const id = await book(who, at(8, 8));
    assert.deepEqual((await slots(who, { from: at(7, 0), to: at(14, 0) })).length, 0);
    const moving = { from: at(7, 0), to: at(14, 0), moving: id };
    assert.deepEqual((await slots(who, moving, client.token)).length, 14, 'its own week is open to it');
    await change(client, id, 'waiting', { proposedStartsAt: at(9, 9) });
    assert.deepEqual(
      await openDays(who),
      without(7, 8, 9, 10, 11, 12, 13),
      'a proposal does not count beside its appointment',
    );
    await change(who, id, 'waiting', { startsAt: at(9, 9) });
    assert.deepEqual(await openDays(who), without(7, 8, 9, 10, 11, 12, 13));
    await change(who, id, 'accepted', { proposedStartsAt: at(15, 8) });
    await change(client, id, 'accepted', { startsAt: at(15, 8) });
    assert.deepEqual(await openDays(who), without(14, 15, 16, 17, 18, 19, 20), 'it takes its place along');
  });

  it('bind clients who move an appointment, but not the professional', async () => {
    const who = await professional(limits({ day: 1 }));
    await book(who, at(8, 8));
    const id = await book(who, at(9, 8));
    const propose = (person: Person) =>
      api.call<Reply>('PUT', `/base/appointments/update-where/${id}`, {
        token: person.token,
        body: { where: { status: 'waiting' }, set: { proposedStartsAt: at(8, 9) } },
      });
    const refused = await propose(client);
    assert.deepEqual([refused.status, refused.body.code], [409, 'SLOT_TAKEN']);
    assert.equal((await propose(who)).status, 200);
  });

  it('are a rule of their own in the professional’s preview, and the next free time for visitors', async () => {
    const who = await professional({ ...limits({ day: 1 }) });
    await book(who, at(3, 8));
    const day = await explain(who, 3);
    assert.deepEqual(
      ['07:00', '08:00', '08:30', '09:00', '09:01'].map((time) => ruleAt(day, time)),
      ['hours', 'held', 'between', 'limit', 'short'],
    );
    assert.deepEqual(day.limit, { period: 'day', unit: 'appointments', most: 1 });
    assert.equal((await explain(who, 4)).limit, null);
    const asked = { body: { professionalIds: [who.id], date: at(3, 0).slice(0, 10) } };
    const [shown] = (await api.call<{ data: ProfessionalSlots[] }>('POST', '/slots', asked)).body.data;
    assert.deepEqual([shown?.slots, shown?.next?.startsAt], [[], at(4, 8)]);
    assert.deepEqual(Object.keys(shown ?? {}).sort(), [
      'consultationId',
      'next',
      'professionalId',
      'slotMinutes',
      'slots',
      'timeZone',
    ]);
    const full = await request(client, who.id, at(3, 9));
    assert.deepEqual([full.status, full.body.code], [409, 'SLOT_TAKEN'], 'as if somebody had it');
    assert.ok(!/limit/iu.test(JSON.stringify([shown, full.body])));
  });

  it('exclude fully booked professionals from the earliest times', async () => {
    const who = await professional({ ...limits({ week: 1 }), specialities: ['tax'] });
    await book(who, at(9, 8));
    const body = { category: 'tax', date: at(7, 0).slice(0, 10), until: at(15, 0).slice(0, 10), limit: 20 };
    const { data } = (await api.call<{ data: EarliestSlots[] }>('POST', '/earliest', { body })).body;
    assert.deepEqual(
      data.map(({ slots: [first] }) => first?.startsAt),
      [at(14, 8), at(15, 8)],
    );
  });

  it('count appointments that took place, but not no-shows and expired requests', async () => {
    const who = await professional({ ...limits({ week: 2 }), minimumNoticeMinutes: 0 });
    const signIn = async () => {
      const body = { email: who.email, password, role: 'professional' };
      return {
        ...who,
        token: (await api.call<{ data: { token: string } }>('POST', '/auth/login', { body })).body.data.token,
      };
    };
    const [came, missed] = [await book(who, at(0, 8)), await book(who, at(0, 9))];
    for (const id of [came, missed]) await change(who, id, 'waiting', { status: 'accepted' });
    assert.deepEqual(await openDays(who), without(1, 2, 3, 4, 5, 6));
    try {
      clock = monday + 11 * hour;
      const later = await signIn();
      await change(later, came, 'accepted', { status: 'done' });
      assert.deepEqual(await openDays(who), without(1, 2, 3, 4, 5, 6));
      await change(later, missed, 'accepted', { status: 'no_show' });
      assert.deepEqual(await openDays(who), all);
    } finally {
      clock = monday + 6 * hour;
    }
  });
});
