import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Notification } from 'shared-contracts/schemas/notification';
import type { SlotHold } from 'shared-contracts/schemas/slot-hold';
import type { WaitingEntry } from 'shared-contracts/schemas/waiting';
import { runAsSystem } from '../../src/db/run-as.ts';
import { offerDueTimes } from '../../src/modules/waiting-entries/offer-due-times.ts';
import { offerToken } from '../../src/modules/waiting-entries/offer-token.ts';
import { hashToken } from '../../src/modules/tokens/hash-token.ts';
import { at, bookingCalls, monday } from '../support/booking-calls.ts';
import { deliverOnce } from '../support/mail-jobs.ts';
import { openSmtpInbox } from '../support/smtp-inbox.ts';
import type { SmtpInbox } from '../support/smtp-inbox.ts';
import { openTestApi, password } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';
import { askFor, everyDay, hour, workingProfessional } from '../support/working-professional.ts';

interface Reply {
  readonly data: WaitingEntry;
  readonly code: string;
  readonly errors: { pointer: string; code: string }[];
}
const minute = 60_000;

describe('the waiting list', () => {
  let api: TestApi;
  let inbox: SmtpInbox;
  let clock = monday + 10 * hour;
  before(async () => {
    inbox = await openSmtpInbox();
    api = await openTestApi(
      { DATABASE_POOL: '20', RATE_LIMIT_PER_MINUTE: '2400', SMTP_URL: inbox.url, MAIL_FROM: 'rdv@nimbia.test' },
      () => new Date(clock),
    );
  });
  after(async () => {
    await api.close();
    await inbox.close();
  });
  /** One slot a day, at nine. */
  let professional: Person;
  let consultationId: string;
  beforeEach(async () => {
    clock = monday + 10 * hour;
    professional = await workingProfessional(api, {}, everyDay('09:00', '10:00'));
    consultationId = (await askFor(api, professional.id)).consultationId;
    await staySignedIn();
  });

  const nine = at(2, 9);
  const day = nine.slice(0, 10);
  const enter = (who: Person, more: object = {}) =>
    api.call<Reply>('POST', '/base/waiting_entries/create', {
      token: who.token,
      body: {
        ...{ professionalId: professional.id, consultationId, firstDay: day, lastDay: day },
        ...{ callTypes: ['video'], ...more },
      },
    });
  const entered = async (who: Person, more: object = {}) => {
    const { status, body } = await enter(who, more);
    assert.equal(status, 201, JSON.stringify(body));
    return body.data;
  };
  const read = async (who: Person, { id }: WaitingEntry) =>
    (await api.call<Reply>('GET', `/base/waiting_entries/get-one/${id}`, { token: who.token })).body.data;
  const change = (who: Person, { id }: WaitingEntry, state: string) =>
    api.call<Reply>('PUT', `/base/waiting_entries/update/${id}`, { token: who.token, body: { state } });
  const scan = () => offerDueTimes(api.services);
  const states = async (...of: (readonly [Person, WaitingEntry])[]) =>
    (await Promise.all(of.map(([who, entry]) => read(who, entry)))).map(({ state }) => state);
  const request = (who: Person, startsAt: string, holder?: string | null) =>
    bookingCalls(api).request(who, { professionalId: professional.id, startsAt, ...(holder && { holder }) });
  const free = async (startsAt: string, holder?: string | null) => {
    const [found] = await bookingCalls(api).slots({
      professionalIds: [professional.id],
      from: startsAt,
      to: new Date(Date.parse(startsAt) + minute).toISOString(),
      ...(holder && { holder }),
    });
    return found?.slots.length === 1;
  };
  /** The day's only slot is booked. */
  const full = async (startsAt = nine) => {
    const [who] = (await people(1)) as [Person];
    const { status, body } = await request(who, startsAt);
    assert.equal(status, 201, JSON.stringify(body));
    return { who, id: body.data.id };
  };
  const withdraw = async ({ who, id }: { who: Person; id: string }) => {
    const { status } = await bookingCalls(api).change(who, id, { status: 'waiting' }, { status: 'withdrawn' });
    assert.equal(status, 200);
  };
  const people = async (count: number) => {
    const clients = await Promise.all(Array.from({ length: count }, () => api.register('client')));
    await staySignedIn();
    return clients;
  };
  /** The clock of these tests outruns their sessions. */
  const staySignedIn = () =>
    runAsSystem(api.services.db, (tx) =>
      tx.updateTable('accessTokens').set({ expiresAt: '2030-01-01T00:00:00Z' }).execute(),
    );
  const typesOf = async ({ id }: Person) =>
    (
      await runAsSystem(api.services.db, (tx) =>
        tx.selectFrom('notifications').select('type').where('userId', '=', id).orderBy('createdAt').execute(),
      )
    ).map(({ type }) => type);

  it('is for clients, who read their own entries; the professional reads who waits and not what is offered', async () => {
    const [client, other] = await people(2);
    await full();
    const entry = await entered(client!);
    assert.equal((await api.call('POST', '/base/waiting_entries/create', { body: {} })).status, 401);
    assert.equal((await enter(professional)).status, 403);
    const path = `/base/waiting_entries/get-one/${entry.id}`;
    assert.equal((await api.call('GET', path, { token: other!.token })).status, 404);
    const seen = await api.call<{ data: Record<string, unknown> }>('GET', path, { token: professional.token });
    assert.deepEqual(
      [seen.body.data.state, 'offeredUntil' in seen.body.data, seen.body.data.holder],
      ['waiting', false, null],
    );
    assert.equal((await change(professional, entry, 'ended')).status, 403);
  });

  it('holds a time that becomes free for the first who asked, then for the next', async () => {
    const booked = await full();
    const [first, second, elsewhere] = await people(3);
    const wrongDay = await entered(elsewhere!, {
      firstDay: at(3, 0).slice(0, 10),
      lastDay: at(3, 0).slice(0, 10),
      untilTime: '08:00',
    });
    clock += minute;
    const one = await entered(first!);
    clock += minute;
    const two = await entered(second!);
    assert.equal(await scan(), 0);
    await withdraw(booked);
    assert.equal(await scan(), 1);
    assert.equal(await scan(), 0, 'again changes nothing');
    assert.deepEqual(await states([first!, one], [second!, two], [elsewhere!, wrongDay]), [
      'offered',
      'waiting',
      'waiting',
    ]);
    const offer = await read(first!, one);
    assert.deepEqual(
      [offer.offeredStartsAt, offer.offeredUntil, offer.offeredCallTypes],
      [nine, new Date(clock + 30 * minute).toISOString(), ['video']],
    );
    assert.deepEqual([await free(nine), await free(nine, offer.holder)], [false, true]);
    assert.deepEqual(await typesOf(first!), ['waiting.offered']);

    clock += 30 * minute;
    assert.equal(await free(nine, offer.holder), false, 'nobody takes it before the next is chosen');
    assert.equal((await request(first!, nine, offer.holder)).body.code, 'SLOT_TAKEN');
    assert.equal((await request(first!, nine)).body.code, 'SLOT_TAKEN');
    assert.equal((await request(elsewhere!, nine)).body.code, 'SLOT_TAKEN');
    assert.equal(await scan(), 1);
    assert.deepEqual(await states([first!, one], [second!, two]), ['waiting', 'offered']);
    assert.deepEqual((await read(first!, one)).lastOffer, { startsAt: nine, outcome: 'lapsed' });
    assert.deepEqual(await typesOf(first!), ['waiting.offered', 'waiting.lapsed']);
    clock += 30 * minute;
    assert.equal(await scan(), 0, 'nobody is offered the same time twice');
    assert.equal(await free(nine), true);
  });

  it('mails the offer with a link that holds the time, in the reader’s language, and nothing once it is over', async () => {
    const booked = await full();
    const [client] = await people(1);
    await runAsSystem(api.services.db, (tx) =>
      tx.updateTable('users').set({ lang: 'en' }).where('id', '=', client!.id).execute(),
    );
    const entry = await entered(client!);
    await deliverOnce(api.services);
    const before = inbox.mails.length;
    await runAsSystem(api.services.db, (tx) =>
      tx
        .insertInto('smsNumbers')
        .values({ userId: client!.id, phone: '+237690000001', confirmedAt: new Date(clock) })
        .execute(),
    );
    await withdraw(booked);
    await scan();
    const { holder } = await read(client!, entry);
    const texts = await runAsSystem(api.services.db, (tx) =>
      tx.selectFrom('textOutbox').select('template').where('userId', '=', client!.id).execute(),
    );
    assert.deepEqual(texts, [{ template: 'waiting_offered' }]);
    await deliverOnce(api.services);
    const [mail, ...others] = inbox.mails.slice(before).filter(({ to }) => to?.[0]?.address === client!.email);
    assert.deepEqual([mail?.subject?.startsWith('A slot is free with '), others.length], [true, 0]);
    const link = `/en/lawyers/booking/${professional.id}?consultation=${consultationId}&type=video&slot=${encodeURIComponent(nine)}#holder=${holder}`;
    assert.ok(mail?.text?.includes(link), mail?.text);
    clock += 30 * minute;
    const late = await full(at(3, 9));
    const again = await entered(client!, { firstDay: at(3, 0).slice(0, 10), lastDay: at(3, 0).slice(0, 10) });
    await withdraw(late);
    await scan();
    await change(client!, again, 'waiting');
    const sent = inbox.mails.length;
    await deliverOnce(api.services);
    assert.deepEqual(
      inbox.mails.slice(sent).filter(({ to }) => to?.[0]?.address === client!.email),
      [],
      'declined before it left',
    );
  });

  it('lets only its client book the offer, with the token or without, and says so in the history', async () => {
    const booked = await full();
    const [client, other] = await people(2);
    const entry = await entered(client!);
    await withdraw(booked);
    await scan();
    const { holder } = await read(client!, entry);
    assert.equal((await request(other!, nine)).body.code, 'SLOT_TAKEN');
    assert.equal((await request(other!, nine, holder)).body.code, 'SLOT_TAKEN');
    const won = await request(client!, nine);
    assert.equal(won.status, 201, JSON.stringify(won.body));
    const after = await read(client!, entry);
    assert.deepEqual([after.state, after.appointmentId, after.holder], ['booked', won.body.data.id, null]);
    assert.deepEqual([after.booked?.id, after.booked?.startsAt], [won.body.data.id, nine]);
    const told = await api.call<{ data: Notification[] }>('POST', '/notifications/find-by', { token: client!.token });
    assert.deepEqual(
      told.body.data.map(({ type, isGone, bookedId }) => [type, isGone, bookedId]),
      [['waiting.offered', false, won.body.data.id]],
      'leads to the appointment',
    );
    const history = await api.call<{ data: { fromWaiting: boolean }[] }>('POST', '/appointment_history/find-by', {
      token: client!.token,
      body: { where: { appointmentId: won.body.data.id } },
    });
    assert.deepEqual(
      history.body.data.map(({ fromWaiting }) => fromWaiting),
      [true],
      JSON.stringify(history.body),
    );
  });

  it('keeps the offer as long as was promised while its form is open, renewed and left', async () => {
    const booked = await full();
    const [client] = await people(1);
    const entry = await entered(client!);
    await withdraw(booked);
    await scan();
    const { holder, offeredUntil } = await read(client!, entry);
    clock += 5 * minute;
    const body = { holder, professionalId: professional.id, consultationId, startsAt: nine, callType: 'video' };
    const held = await api.call<{ data: SlotHold }>('POST', '/slots/hold', { body });
    assert.deepEqual([held.status, held.body.data.expiresAt], [200, offeredUntil]);
    await api.call('POST', '/slots/release', { body: { holder, expiresAt: held.body.data.expiresAt } });
    assert.equal(await free(nine), false, 'leaving the page gives nothing away');
    assert.equal((await request(client!, nine, holder)).status, 201);
  });

  it('never double-books: an offer, its client on two devices and twenty others at once', async () => {
    const booked = await full();
    const [client, ...others] = await people(9);
    const entry = await entered(client!);
    await withdraw(booked);
    const race = await Promise.all([
      scan(),
      scan(),
      ...others.map((who) => request(who, nine)),
      request(client!, nine),
      request(client!, nine),
    ]);
    const won = new Set(
      race.flatMap((one) => (typeof one === 'number' || one.status !== 201 ? [] : [one.body.data.id])),
    );
    assert.equal(won.size, 1);
    const open = await runAsSystem(api.services.db, (tx) =>
      tx
        .selectFrom('appointments')
        .select('id')
        .where('professionalId', '=', professional.id)
        .where('status', '=', 'waiting')
        .execute(),
    );
    assert.equal(open.length, 1);
    await scan();
    const { state } = await read(client!, entry);
    assert.ok(state === 'booked' || state === 'waiting', state);
  });

  it('goes to the next at once when it is declined, and is not lost to who left by mistake', async () => {
    const booked = await full();
    const [first, second] = await people(2);
    const one = await entered(first!);
    clock += minute;
    const two = await entered(second!);
    await withdraw(booked);
    await scan();
    assert.equal((await change(first!, one, 'waiting')).status, 200);
    assert.deepEqual(await states([first!, one], [second!, two]), ['waiting', 'offered']);
    assert.deepEqual((await read(first!, one)).lastOffer?.outcome, 'declined');
    assert.equal((await change(second!, two, 'ended')).body.data.state, 'ended');
    assert.equal(await free(nine), true);
    assert.equal((await change(second!, two, 'ended')).body.code, 'TRANSITION_NOT_ALLOWED');
    assert.equal((await change(second!, two, 'waiting')).body.data.state, 'waiting', 'back at the same place');
    assert.equal((await change(first!, one, 'waiting')).body.code, 'TRANSITION_NOT_ALLOWED');
    await change(first!, one, 'ended');
    clock += 11 * minute;
    assert.equal((await change(first!, one, 'waiting')).body.code, 'TRANSITION_NOT_ALLOWED');
  });

  it('offers what an expired or refused request and opened hours free, and at once what is free already', async () => {
    const [client, other] = await people(2);
    assert.equal((await entered(client!)).state, 'offered', 'free already');
    const closed = at(4, 9).slice(0, 10);
    const body = { date: closed, ranges: [] };
    const made = await api.call<{ data: { id: string } }>('POST', '/base/availability_exceptions/create', {
      token: professional.token,
      body,
    });
    const entry = await entered(other!, { firstDay: closed, lastDay: closed });
    assert.equal(entry.state, 'waiting');
    await api.call('DELETE', `/base/availability_exceptions/delete/${made.body.data.id}`, {
      token: professional.token,
    });
    assert.equal(await scan(), 1);
    await api.call('POST', '/base/availability_exceptions/create', { token: professional.token, body });
    assert.equal(await scan(), 0);
    const withdrawn = await read(other!, entry);
    assert.deepEqual([withdrawn.state, withdrawn.lastOffer?.outcome], ['waiting', 'withdrawn'], 'closed again');
  });

  it('offers a time that a form held, once it is given back or its hold runs out', async () => {
    const [client, other] = await people(2);
    const hold = async (startsAt: string, holder: string) => {
      const body = { holder, professionalId: professional.id, consultationId, startsAt, callType: 'video' };
      const { status, body: held } = await api.call<{ data: SlotHold }>('POST', '/slots/hold', { body });
      assert.equal(status, 200, JSON.stringify(held));
      return held.data.expiresAt;
    };
    const later = at(3, 9);
    const [givenBack, runsOut] = [randomUUID(), randomUUID()];
    const expiresAt = await hold(nine, givenBack);
    await hold(later, runsOut);
    const one = await entered(client!);
    const two = await entered(other!, { firstDay: later.slice(0, 10), lastDay: later.slice(0, 10) });
    await scan();
    assert.deepEqual(await states([client!, one], [other!, two]), ['waiting', 'waiting'], 'both are held');
    await api.call('POST', '/slots/release', { body: { holder: givenBack, expiresAt } });
    clock += minute;
    assert.equal(await scan(), 1);
    assert.deepEqual(await states([client!, one], [other!, two]), ['offered', 'waiting']);
    clock = Date.parse(expiresAt) + minute;
    assert.equal(await scan(), 1);
    assert.deepEqual(await states([client!, one], [other!, two]), ['offered', 'offered']);
    assert.equal(await scan(), 0, 'again changes nothing');
  });

  it('ends with an appointment inside the window, which a refusal takes back, and when the window is over', async () => {
    await full();
    const [client] = await people(1);
    const entry = await entered(client!, { lastDay: at(5, 0).slice(0, 10), firstDay: day, untilTime: '09:00' });
    const wide = await entered(client!, { lastDay: at(2, 0).slice(0, 10) });
    const three = await entered(client!, { firstDay: at(3, 0).slice(0, 10), lastDay: at(3, 0).slice(0, 10) });
    assert.equal(three.state, 'offered');
    const { body } = await request(client!, at(3, 9), three.holder);
    assert.deepEqual(await states([client!, entry], [client!, wide], [client!, three]), [
      'waiting',
      'waiting',
      'booked',
    ]);
    const refusal = { status: 'rejected', changeReason: 'not_available' };
    const refused = await bookingCalls(api).change(professional, body.data.id, { status: 'waiting' }, refusal);
    assert.equal(refused.status, 200, JSON.stringify(refused.body));
    assert.deepEqual(await states([client!, three]), ['waiting']);
    clock = Date.parse(at(4, 1));
    await scan();
    assert.deepEqual(await states([client!, wide], [client!, three]), ['ended', 'ended']);
    assert.equal((await read(client!, wide)).endReason, 'over');
    assert.equal((await typesOf(client!)).at(-1), 'waiting.ended');
  });

  it('goes on for an earlier time with a booking in the window, until nothing is left; what the practice ends gives the place back', async () => {
    const early = await full(at(3, 9));
    await full();
    await full(at(4, 9));
    const [client, other] = await people(2);
    const days = { firstDay: at(3, 0).slice(0, 10), lastDay: at(5, 0).slice(0, 10) };
    const entry = await entered(client!, days);
    assert.equal(entry.offeredStartsAt, at(5, 9));
    await change(client!, entry, 'waiting');
    const { body } = await request(client!, at(5, 9));
    const shorter = await read(client!, entry);
    assert.deepEqual([shorter.state, shorter.appointmentId, shorter.endsAt], ['waiting', body.data.id, at(5, 9)]);
    await withdraw(early);
    assert.equal(await scan(), 1);
    const offer = await read(client!, entry);
    assert.deepEqual([offer.offeredStartsAt, offer.later], [at(3, 9), { id: body.data.id, startsAt: at(5, 9) }]);
    const { change: set } = bookingCalls(api);
    await set(professional, body.data.id, { status: 'waiting' }, { status: 'rejected', changeReason: 'not_available' });
    const longer = await read(client!, entry);
    assert.deepEqual(
      [longer.state, longer.appointmentId, longer.later, longer.endsAt! > at(5, 9)],
      ['offered', null, null, true],
    );
    const last = { firstDay: at(6, 0).slice(0, 10), lastDay: at(6, 0).slice(0, 10), fromTime: '09:00' };
    const only = await entered(other!, last);
    await change(other!, only, 'waiting');
    const won = await request(other!, at(6, 9));
    assert.deepEqual((await read(other!, only)).state, 'booked', 'nothing is earlier');
    await set(professional, won.body.data.id, { status: 'waiting' }, { status: 'accepted' });
    const cancelled = { status: 'cancelled', changeReason: 'not_available' };
    const gone = await set(professional, won.body.data.id, { status: 'accepted' }, cancelled);
    assert.equal(gone.status, 200, JSON.stringify(gone.body));
    assert.deepEqual((await read(other!, only)).state, 'waiting');
  });

  it('holds one time per client, who is free at it, and counts a leaving that is undone', async () => {
    const [one, two] = [await full(), await full(at(3, 9))];
    const [client, busy] = await people(2);
    const days = { lastDay: at(3, 0).slice(0, 10) };
    const entries = [await entered(client!, days), await entered(client!, { ...days, fromTime: '01:00' })];
    const elsewhere = await workingProfessional(api, {}, everyDay('09:00', '10:00'));
    const asked = await bookingCalls(api).request(busy!, { professionalId: elsewhere.id, startsAt: nine });
    assert.equal(asked.status, 201, JSON.stringify(asked.body));
    const third = await entered(busy!);
    await withdraw(one);
    await withdraw(two);
    assert.equal(await scan(), 1, 'not two for the client, and none at the time of another appointment');
    assert.equal((await read(busy!, third)).state, 'waiting');
    await change(client!, entries[0]!, 'ended');
    for (const fromTime of ['02:00', '03:00']) await entered(client!, { ...days, fromTime });
    assert.equal((await change(client!, entries[0]!, 'waiting')).body.code, 'TOO_MANY_ENTRIES_HERE');
  });

  it('goes on with the others when one diary fails, and says so', async () => {
    const booked = await full();
    const [client, unlucky] = await people(2);
    const entry = await entered(client!);
    const broken = await workingProfessional(api, {}, everyDay('09:00', '10:00'));
    const { consultationId: theirs } = await askFor(api, broken.id);
    const stuck = await entered(unlucky!, { professionalId: broken.id, consultationId: theirs, untilTime: '01:00' });
    const tokenHash = hashToken(offerToken(api.services.config, stuck.id, new Date(nine)));
    const [heldFrom, expiresAt] = [new Date(clock - 2 * minute), new Date(clock - minute)];
    await runAsSystem(api.services.db, async (tx) => {
      await tx
        .updateTable('waitingEntries')
        .set({ untilTime: '24:00', endsAt: at(3, 0) })
        .where('id', '=', stuck.id)
        .execute();
      await tx.insertInto('waitingChecks').values({ professionalId: broken.id }).execute();
      // What is there already cannot be inserted.
      await tx
        .insertInto('slotHolds')
        .values({
          ...{ tokenHash, clientHash: tokenHash, professionalId: broken.id, startsAt: nine, endsAt: at(2, 10) },
          ...{ heldFrom, expiresAt },
        })
        .execute();
    });
    await withdraw(booked);
    await assert.rejects(scan(), AggregateError);
    assert.equal((await read(client!, entry)).state, 'offered');
    await runAsSystem(api.services.db, (tx) =>
      tx.deleteFrom('slotHolds').where('professionalId', '=', broken.id).execute(),
    );
    assert.equal(await scan(), 1, 'the next run tries again');
  });

  it('does not ask for an answer at night', async () => {
    const [soon, later] = [await full(at(1, 9)), await full()];
    const [near, far] = await people(2);
    const tomorrow = at(1, 0).slice(0, 10);
    const one = await entered(near!, { firstDay: tomorrow, lastDay: tomorrow });
    const two = await entered(far!);
    await runAsSystem(api.services.db, (tx) => tx.updateTable('users').set({ timeZone: 'America/Toronto' }).execute());
    clock = Date.parse(at(1, 6)); // one in the night of Toronto, where it is eight at 13:00
    await runAsSystem(api.services.db, (tx) =>
      tx
        .insertInto('smsNumbers')
        .values({ userId: far!.id, phone: '+237690000009', confirmedAt: new Date(clock) })
        .execute(),
    );
    await withdraw(soon);
    await withdraw(later);
    await scan();
    assert.equal((await read(near!, one)).state, 'waiting', 'it begins before the morning');
    assert.equal((await read(far!, two)).offeredUntil, new Date(Date.parse(at(1, 13)) + 30 * minute).toISOString());
    const texts = await runAsSystem(api.services.db, (tx) =>
      tx.selectFrom('textOutbox').select('dueAt').where('userId', '=', far!.id).execute(),
    );
    assert.deepEqual(
      texts.map(({ dueAt }) => dueAt.toISOString()),
      [at(1, 13)],
      'no SMS at night',
    );
  });

  it('is limited per professional and in all, and needs a window of days and hours', async () => {
    await full();
    const [client] = await people(1);
    for (let count = 0; count < 3; count += 1) await entered(client!, { fromTime: `0${count}:00` });
    assert.equal((await entered(client!, { fromTime: '01:00' })).fromTime, '01:00', 'the first again');
    assert.deepEqual([(await enter(client!, { fromTime: '03:00' })).body.code], ['TOO_MANY_ENTRIES_HERE']);
    const wrong = async (more: object) => (await enter(client!, more)).body.errors[0];
    assert.deepEqual(await wrong({ lastDay: at(-3, 0).slice(0, 10) }), { pointer: '/lastDay', code: 'RANGE_INVALID' });
    assert.deepEqual(await wrong({ firstDay: '2026-11-01', lastDay: '2026-11-02' }), {
      pointer: '/lastDay',
      code: 'RANGE_INVALID',
    });
    assert.equal((await wrong({ fromTime: '10:00', untilTime: '09:00' }))?.pointer, '/untilTime');
    assert.equal((await wrong({ lastDay: '2027-06-01' }))?.code, 'LIMIT_EXCEEDED');
    const race = await Promise.all(Array.from({ length: 5 }, () => enter(client!, { fromTime: '04:00' })));
    assert.deepEqual(new Set(race.map(({ status }) => status)), new Set([409]));
    const [fresh] = await people(1);
    const five = await Promise.all(
      Array.from({ length: 5 }, (_, count) => enter(fresh!, { fromTime: `0${count}:00` })),
    );
    assert.equal(five.filter(({ status }) => status === 201).length, 3, 'also at once');
  });

  it('ends an entry whose offers were left unanswered three times', async () => {
    const week = { firstDay: day, lastDay: at(6, 0).slice(0, 10) };
    const [client] = await people(1);
    const entry = await entered(client!, week);
    for (let count = 0; count < 3; count += 1) {
      assert.equal((await read(client!, entry)).state, 'offered');
      clock += 30 * minute;
      await scan();
    }
    assert.deepEqual(
      [(await read(client!, entry)).state, (await read(client!, entry)).endReason],
      ['ended', 'unanswered'],
    );
    assert.equal((await typesOf(client!)).at(-1), 'waiting.ended');
  });

  it('goes with the account, and the offer with it', async () => {
    const [client, next] = await people(2);
    const entry = await entered(client!);
    clock += minute;
    const two = await entered(next!);
    assert.deepEqual([entry.state, two.state], ['offered', 'waiting']);
    const gone = await api.call('DELETE', '/auth/account', { token: client!.token, body: { password } });
    assert.ok(gone.status < 300, JSON.stringify(gone.body));
    const rows = await runAsSystem(api.services.db, async (tx) => [
      ...(await tx.selectFrom('waitingEntries').select('id').where('clientId', '=', client!.id).execute()),
      ...(await tx.selectFrom('waitingOffers').select('id').where('clientId', '=', client!.id).execute()),
      ...(await tx.selectFrom('slotHolds').select('clientId').where('clientId', '=', client!.id).execute()),
    ]);
    assert.deepEqual(rows, []);
    await scan();
    assert.deepEqual(await states([next!, two]), ['offered']);
  });
});
