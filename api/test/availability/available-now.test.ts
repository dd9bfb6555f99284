import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { runAsSystem } from '../../src/db/run-as.ts';
import { expireRequests } from '../../src/modules/appointments/expire-requests.ts';
import { endSwitches } from '../../src/modules/availability/end-switches.ts';
import { at, bookingCalls, monday, reason } from '../support/booking-calls.ts';
import type { BookingReply } from '../support/booking-calls.ts';
import { openTestApi, password } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';
import {
  askFor,
  changeOffer,
  everyDay,
  hour,
  replaceOffers,
  workingProfessional,
} from '../support/working-professional.ts';

type Own = PublicProfessional & { notAvailableBecause: string | null };
const minute = hour / 60;

describe('available now', () => {
  let api: TestApi;
  let clock = monday + 9 * hour;
  let client: Person;
  before(async () => {
    api = await openTestApi({ DATABASE_POOL: '10' }, () => new Date(clock));
    client = await api.register('client');
  });
  after(() => api.close());

  const wait = (minutes: number) => (clock += minutes * minute);
  /** Access tokens last 15 minutes. */
  const signIn = async (who: Person, role: 'client' | 'professional'): Promise<Person> => {
    const body = { email: who.email, password, role };
    const { token } = (await api.call<{ data: { token: string } }>('POST', '/auth/login', { body })).body.data;
    return { ...who, token };
  };
  const change = async (who: Person, body: object) => {
    const answer = await api.call<{ data: Own }>('PUT', `/base/professionals/update/${who.id}`, {
      token: who.token,
      body,
    });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    return answer.body.data;
  };
  /** Somebody who has just switched on, an hour after opening. */
  const switchedOn = async (settings: object = {}, rules = everyDay('08:00', '18:00')) => {
    clock = monday + 9 * hour;
    const who = await workingProfessional(api, { ...settings }, rules);
    await change(who, { availableNow: true });
    return who;
  };
  /** What everybody sees of them, which is the same everywhere. */
  const seen = async ({ id }: Person) => {
    const profile = (await api.call<{ data: PublicProfessional }>('GET', `/base/professionals/get-one/${id}`)).body
      .data;
    const found = async (filter: object) =>
      (
        await api.call<{ data: PublicProfessional[]; total: number }>('POST', '/base/professionals/lawyer-filter', {
          body: { ...filter, limit: 100 },
        })
      ).body;
    const facets = await api.call<{ data: { availableNow: { count: number }[] } }>('POST', '/facets', { body: {} });
    const filtered = await found({ availableNow: true });
    assert.equal(
      filtered.data.some((row) => row.id === id),
      profile.availableNow,
    );
    assert.equal((await found({})).data.find((row) => row.id === id)?.availableUntil, profile.availableUntil);
    assert.equal(facets.body.data.availableNow[0]?.count ?? 0, filtered.total);
    assert.ok(filtered.data.every(({ availableNow }) => availableNow));
    assert.equal(profile.availableUntil !== null, profile.availableNow);
    return profile.availableUntil;
  };
  const why = async (who: Person) => {
    const own = await signIn(who, 'professional');
    const body = { limit: 1 };
    const [row] = (await api.call<{ data: Own[] }>('POST', '/pro/get-all/professionals', { token: own.token, body }))
      .body.data;
    return row?.notAvailableBecause;
  };
  const ask = async (who: Person, professional: Person, more: object = {}, key: string = randomUUID()) =>
    api.call<BookingReply>('POST', '/base/appointments/create', {
      token: who.token,
      body: { now: true, professionalId: professional.id, reason, ...(await askFor(api, professional.id)), ...more },
      headers: { 'idempotency-key': key },
    });
  const newClient = () => api.register('client');

  it('is what is switched on, for four hours at the most, and ends by itself', async () => {
    const who = await switchedOn();
    assert.equal(await seen(who), at(0, 13));
    assert.equal(await why(who), null);
    wait(4 * 60 - 1);
    assert.equal(await seen(who), at(0, 13));
    wait(1);
    assert.equal(await seen(who), null);
    assert.equal(await why(who), null);
    assert.equal(await endSwitches(api.services), 1);
    assert.equal(await endSwitches(api.services), 0);
    await change(await signIn(who, 'professional'), { availableNow: true });
    assert.equal(await seen(who), at(0, 17));
    await change(await signIn(who, 'professional'), { availableNow: false });
    assert.equal(await seen(who), null);
  });

  it('holds within the opening hours of a call only, closed days and other hours of the day included', async () => {
    const lunch = [...everyDay('08:00', '10:00'), ...everyDay('10:00', '11:00'), ...everyDay('14:00', '18:00')];
    const who = await switchedOn({}, lunch);
    assert.equal(await seen(who), at(0, 11)); // ranges that touch are one
    wait(2 * 60);
    assert.equal(await seen(who), null);
    assert.equal(await why(who), 'hours');
    wait(-60);
    await changeOffer(api, await signIn(who, 'professional'), { callTypes: ['in_person'] });
    assert.deepEqual([await seen(who), await why(who)], [null, 'no_call']);

    const office = await switchedOn(
      {},
      everyDay('08:00', '18:00').map((rule) => ({ ...rule, callTypes: ['in_person'] })),
    );
    assert.deepEqual([await seen(office), await why(office)], [null, 'hours']);
    const closed = await switchedOn();
    const except = (ranges: object[]) =>
      api.call('POST', '/base/availability_exceptions/create-many', {
        token: closed.token,
        body: [{ date: at(0, 0).slice(0, 10), ranges }],
      });
    await except([]);
    assert.deepEqual([await seen(closed), await why(closed)], [null, 'hours']);
    await except([{ start: '09:00', end: '09:30' }]);
    assert.equal(await seen(closed), at(0, 9.5));
  });

  it('is by the clock of the professional, to midnight', async () => {
    const who = await switchedOn({ timeZone: 'Asia/Kolkata' }, everyDay('14:30', '16:00')); // 09:00 to 10:30 UTC
    assert.equal(await seen(who), at(0, 10.5));
    const late = await switchedOn({ timeZone: 'Pacific/Auckland' }, everyDay('08:00', '23:59')); // 22:00 there
    assert.equal(await seen(late), at(0, 11));
  });

  it('is not while an appointment runs or would run into the call, whoever holds the time', async () => {
    const who = await switchedOn({ minimumNoticeMinutes: 0, minutes: 30, callTypes: ['call', 'video'] });
    const { request, change: step } = bookingCalls(api);
    const booked = await request(client, { professionalId: who.id, startsAt: at(0, 11) });
    assert.equal(booked.status, 201, JSON.stringify(booked.body));
    assert.equal(await seen(who), at(0, 10 + 20 / 60)); // ten minutes to answer and thirty to talk
    wait(80);
    assert.deepEqual([await seen(who), await why(who)], [null, 'busy']);
    const own = await signIn(who, 'professional');
    await step(own, booked.body.data.id, { status: 'waiting' }, { status: 'accepted' });
    clock = monday + 11.25 * hour;
    assert.equal(await seen(who), null);
    clock = monday + 11.5 * hour;
    assert.equal(await seen(who), at(0, 13));
    const hold = await api.call('POST', '/slots/hold', {
      body: {
        holder: randomUUID(),
        professionalId: who.id,
        consultationId: (await askFor(api, who.id)).consultationId,
        startsAt: at(0, 12),
        callType: 'video',
      },
    });
    assert.equal(hold.status, 200, JSON.stringify(hold.body));
    assert.equal(await seen(who), null);
    wait(11);
    assert.equal(await seen(who), at(0, 13));
    await runAsSystem(api.services.db, async (tx) => {
      const secret = { sealed: Buffer.from('x'), addressHash: Buffer.from('x') };
      const { id: sourceId } = await tx
        .insertInto('calendarSources')
        .values({ professionalId: who.id, name: 'a', kind: 'ics', host: 'a', nextAt: at(1, 0), ...secret })
        .returning('id')
        .executeTakeFirstOrThrow();
      const time = { startsAt: at(-3, 0), endsAt: at(1, 0) };
      await tx
        .insertInto('calendarBusy')
        .values({ sourceId, professionalId: who.id, ...time })
        .execute();
    });
    assert.equal(await seen(who), null, 'another calendar holds it');
  });

  it('is nobody who is not listed', async () => {
    const who = await switchedOn();
    await runAsSystem(api.services.db, (tx) =>
      tx.updateTable('professionals').set({ verifiedUntil: '2020-01-01' }).where('id', '=', who.id).execute(),
    );
    assert.equal(await why(who), 'not_listed');
    const { body } = await api.call<{ data: { id: string }[] }>('POST', '/base/professionals/lawyer-filter', {
      body: { availableNow: true, limit: 100 },
    });
    assert.ok(body.data.every(({ id }) => id !== who.id));
    assert.equal((await ask(await newClient(), who)).body.code, 'NOT_AVAILABLE_NOW');
  });

  it('leads to a request for a call, to be answered within ten minutes, which begins when it is accepted', async () => {
    const who = await switchedOn({ minutes: 30 });
    const person = await newClient();
    wait(3.5);
    const answer = await ask(person, who);
    assert.equal(answer.status, 201, JSON.stringify(answer.body));
    const { data } = answer.body;
    const deadline = new Date(clock + 10 * minute).toISOString();
    assert.partialDeepStrictEqual(data, {
      ...{ status: 'waiting', callType: 'call', askedNow: true, expiresAt: deadline, startsAt: deadline },
      endsAt: new Date(clock + 40 * minute).toISOString(),
    });
    assert.equal(await seen(who), null);
    assert.equal(await why(who), 'busy');
    const own = await signIn(who, 'professional');
    const notes = await api.call<{ data: { type: string }[] }>('POST', '/notifications/find-by', {
      token: own.token,
      body: {},
    });
    assert.equal(notes.body.data[0]?.type, 'appointment.call_requested');
    wait(4);
    const accepted = await bookingCalls(api).change(own, data.id, { status: 'waiting' }, { status: 'accepted' });
    assert.equal(accepted.status, 200, JSON.stringify(accepted.body));
    // In the minute of the answer, at its whole length.
    assert.deepEqual([accepted.body.data.startsAt, accepted.body.data.endsAt], [at(0, 9 + 7 / 60), at(0, 9 + 37 / 60)]);
    assert.ok(accepted.body.data.client.phone);
    assert.equal(await seen(who), null);
    wait(30);
    assert.equal(await seen(who), at(0, 13));
    const done = await bookingCalls(api).change(
      await signIn(who, 'professional'),
      data.id,
      { status: 'accepted' },
      { status: 'done' },
    );
    assert.equal(done.status, 200, JSON.stringify(done.body));
    const mails = await runAsSystem(api.services.db, (tx) =>
      tx.selectFrom('outbox').select(['template', 'data']).where('userId', '=', person.id).execute(),
    );
    assert.equal(mails.find(({ template }) => template === 'accepted')?.data?.['otherStartsAt'], null);
  });

  it('closes an unanswered request after ten minutes and frees the diary', async () => {
    const who = await switchedOn();
    const { data } = (await ask(await newClient(), who)).body;
    wait(10);
    assert.equal(await seen(who), at(0, 13)); // whether or not the job has run
    const late = await bookingCalls(api).change(
      await signIn(who, 'professional'),
      data.id,
      { status: 'waiting' },
      { status: 'accepted' },
    );
    assert.equal(late.status, 412);
    assert.equal(await expireRequests(api.services), 1);
    const other = (await ask(await newClient(), who)).body.data;
    wait(11);
    assert.equal(await expireRequests(api.services), 1);
    const ended = await runAsSystem(api.services.db, (tx) =>
      tx.selectFrom('appointments').select('status').where('id', 'in', [data.id, other.id]).execute(),
    );
    assert.deepEqual(
      ended.map(({ status }) => status),
      ['expired', 'expired'],
    );
  });

  it('refuses a second request, one that somebody else was faster with, and what is offered otherwise by now', async () => {
    const who = await switchedOn();
    const people = [await newClient(), await newClient(), await newClient()];
    const { quote } = await askFor(api, who.id);
    const [first] = people as [Person];
    assert.equal((await ask(first, who, { quote: { ...quote, minutes: 15 } })).body.code, 'CONSULTATION_CHANGED');
    assert.equal((await ask(first, who, { consultationId: randomUUID() })).body.code, 'CONSULTATION_CHANGED');
    assert.equal((await ask(first, who, { startsAt: at(0, 10) })).status, 422);
    assert.equal((await ask(first, who, { reason: 'short' })).status, 422);
    const raced = await Promise.all(people.map((person) => ask(person, who)));
    assert.deepEqual(raced.map(({ status }) => status).sort(), [201, 409, 409]);
    assert.ok(raced.every(({ status, body }) => status === 201 || body.code === 'NOT_AVAILABLE_NOW'));
    const winner = people[raced.findIndex(({ status }) => status === 201)] as Person;
    assert.equal((await ask(winner, who)).body.code, 'CALL_PENDING');
    const key = randomUUID();
    const off = await switchedOn();
    const sent = await ask(first, off, {}, key);
    assert.equal((await ask(first, off, {}, key)).body.data.id, sent.body.data.id);
  });

  it('is within a limit by the fee of that call, in the search and its counts', async () => {
    const who = await switchedOn();
    const [call] = await replaceOffers(api, who, [
      { minutes: 30, callTypes: ['call'], feeKind: 'fixed', fee: 30_000, currency: 'XAF' },
      { minutes: 30, callTypes: ['call', 'in_person'], feeKind: 'fixed', fee: 5000, currency: 'XAF' },
    ]);
    const finds = async (filter: object) =>
      (
        await api.call<{ data: PublicProfessional[] }>('POST', '/base/professionals/lawyer-filter', {
          body: { availableNow: true, limit: 100, ...filter },
        })
      ).body.data.some(({ id }) => id === who.id);
    assert.deepEqual([await finds({}), await finds({ feeMax: '30000XAF' })], [true, true]);
    assert.equal(await finds({ feeMax: '10000XAF' }), false);
    assert.equal(await finds({ feeMax: '10000XAF', availableNow: undefined }), true);
    const countOf = async (fee: string) => {
      const { body } = await api.call<{ data: { feeMax: { value: string; count: number }[] } }>('POST', '/facets', {
        body: { availableNow: true },
      });
      return body.data.feeMax.find(({ value }) => value === fee)?.count ?? 0;
    };
    const before = await countOf('10000XAF');
    await api.call('PUT', `/base/consultations/update/${call}`, { token: who.token, body: { position: 2 } });
    assert.equal(await finds({ feeMax: '10000XAF' }), true);
    assert.equal(await countOf('10000XAF'), before + 1);
  });

  it('is for any consultation by phone, where there is time for it', async () => {
    const offers = [
      { minutes: 60, callTypes: ['in_person'] },
      { minutes: 20, callTypes: ['call'] },
      { minutes: 40, callTypes: ['call'] },
    ] as const;
    const quoteOf = (minutes: number) => ({ minutes, feeKind: 'free', fee: null, currency: null });
    for (const [index, minutes] of [
      [1, 20],
      [2, 40],
    ] as const) {
      const who = await switchedOn();
      const consultationId = (
        await replaceOffers(
          api,
          who,
          offers.map((offer) => ({ ...offer, callTypes: [...offer.callTypes] })),
        )
      )[index];
      const answer = await ask(await newClient(), who, { consultationId, quote: quoteOf(minutes) });
      assert.equal(answer.status, 201, JSON.stringify(answer.body));
      assert.equal(Date.parse(answer.body.data.endsAt) - Date.parse(answer.body.data.startsAt), minutes * minute);
    }
  });

  it('is refused for a consultation that is not by phone, or longer than the time that is left', async () => {
    const who = await switchedOn({ minimumNoticeMinutes: 0 });
    const [there = '', short = '', long = ''] = await replaceOffers(api, who, [
      { minutes: 60, callTypes: ['in_person'] },
      { minutes: 20, callTypes: ['call'] },
      { minutes: 60, callTypes: ['call', 'video'] },
    ]);
    const booked = await api.call('POST', '/slots/hold', {
      body: {
        holder: randomUUID(),
        professionalId: who.id,
        consultationId: long,
        startsAt: at(0, 10),
        callType: 'video',
      },
    });
    assert.equal(booked.status, 200, JSON.stringify(booked.body));
    const codeOf = async (consultationId: string, minutes: number) => {
      const quote = { minutes, feeKind: 'free', fee: null, currency: null };
      const { status, body } = await ask(await newClient(), who, { consultationId, quote });
      return status === 201 ? 201 : body.code;
    };
    assert.equal(await codeOf(there, 60), 'CONSULTATION_CHANGED');
    assert.equal(await codeOf(long, 60), 'NOT_AVAILABLE_NOW');
    assert.equal(await codeOf(short, 20), 201);
  });
});
