import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, it } from 'node:test';
import ICAL from 'ical.js';
import type { CalendarFeed, CalendarOverlap, CalendarSource } from 'shared-contracts/schemas/calendar-source';
import type { ExplainedDay } from 'shared-contracts/schemas/slots-explained';
import { runAsSystem } from '../../src/db/run-as.ts';
import { Problem } from '../../src/http/problem.ts';
import { refreshDueSources } from '../../src/modules/calendar-sources/refresh-due-sources.ts';
import type { Services } from '../../src/services/services.ts';
import { appointmentBetween } from '../support/appointment-between.ts';
import { at, bookingCalls, monday } from '../support/booking-calls.ts';
import { deliverOnce } from '../support/mail-jobs.ts';
import { openRadicale } from '../support/radicale.ts';
import { openSmtpInbox } from '../support/smtp-inbox.ts';
import type { SmtpInbox } from '../support/smtp-inbox.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';
import { storedStarts, workingProfessional } from '../support/working-professional.ts';

const minute = 60_000;
const stamp = (instant: string) => instant.replaceAll(/[-:]|\.\d+/gu, '');
const event = (uid: string, startsAt: string, endsAt: string, ...more: string[]) =>
  [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(startsAt)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    ...more,
    'END:VEVENT',
  ].join('\r\n');
const calendar = (...events: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//test//EN',
    'X-WR-CALNAME:Personnel',
    ...events,
    'END:VCALENDAR',
    '',
  ].join('\r\n');

interface Refused {
  readonly code: string;
  readonly errors: { pointer: string; code: string }[];
  readonly details: { failure?: string; nearest?: { startsAt: string }[] };
}

describe('calendars of other services', () => {
  let api: TestApi;
  let client: Person;
  let professional: Person;
  let clock = monday;
  let inbox: SmtpInbox;
  let radicale: Awaited<ReturnType<typeof openRadicale>>;
  let host: string;
  let asked: IncomingMessage[] = [];
  let text = calendar();
  let answer: ((response: ServerResponse) => void) | undefined;
  const server = createServer((request, response) => {
    asked.push(request);
    if (answer) return answer(response);
    const etag = `"${text.length}"`;
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
    response.writeHead(200, { etag, 'content-type': 'text/calendar' }).end(text);
  });

  before(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    radicale = await openRadicale();
    inbox = await openSmtpInbox();
    api = await openTestApi(
      { CALENDAR_LOCAL_SERVERS: `${host},${radicale.host}`, SMTP_URL: inbox.url, MAIL_FROM: 'nimbia@nimbia.test' },
      () => new Date(clock),
    );
    client = await api.register('client');
  });
  after(async () => {
    await api.close();
    await inbox.close();
    await radicale.close();
    server.closeAllConnections();
    server.close();
  });
  beforeEach(async () => {
    clock = monday;
    [asked, answer, text] = [[], undefined, calendar(event('a', at(2, 9), at(2, 11), 'SUMMARY:Dentist'))];
    await runAsSystem(api.services.db, (tx) => tx.deleteFrom('calendarSources').execute());
    professional = await workingProfessional(api);
  });

  const add = (body: object, who = professional) =>
    api.call<Refused & { data: CalendarSource[] }>('POST', '/calendars/sources', { token: who.token, body });
  const addIcs = async (path = '/private.ics') => {
    const { status, body } = await add({ kind: 'ics', address: `http://${host}${path}` });
    assert.equal(status, 201, JSON.stringify(body));
    const [source] = body.data;
    assert.ok(source);
    return source;
  };
  const sources = async () =>
    (
      await api.call<{ data: CalendarSource[] }>('POST', '/pro/get-all/calendar_sources', {
        token: professional.token,
        body: {},
      })
    ).body.data;
  const startsOn = async (day: number) => {
    const [own] = await bookingCalls(api).slots({
      professionalIds: [professional.id],
      from: at(day, 0),
      to: at(day + 1, 0),
      limit: 100,
    });
    return own?.slots.map(({ startsAt }) => startsAt.slice(11, 13));
  };
  const refresh = (other: Partial<Pick<Services, 'calendars'>> = {}) =>
    refreshDueSources({ ...api.services, ...other, stop: new AbortController().signal });
  const refreshDue = async (other: Partial<Pick<Services, 'calendars'>> = {}) => {
    await runAsSystem(api.services.db, (tx) =>
      tx
        .updateTable('calendarSources')
        .set({ nextAt: new Date(clock) })
        .execute(),
    );
    return refresh(other);
  };
  const events = (type: string) =>
    runAsSystem(api.services.db, (tx) =>
      tx.selectFrom('events').select('data').where('userId', '=', professional.id).where('type', '=', type).execute(),
    );

  it('are for professionals alone, and each sees only their own, without secrets', async () => {
    const body = { kind: 'ics', address: `http://${host}/` };
    assert.equal((await api.call('POST', '/calendars/sources', { body })).status, 401);
    assert.equal((await add(body, client)).status, 403);
    const { id, ...shown } = await addIcs();
    const readAt = new Date(clock).toISOString();
    const { createdAt: _, ...rest } = shown;
    assert.deepEqual(rest, {
      name: 'Personnel',
      kind: 'ics',
      host,
      userName: null,
      readAt,
      failure: null,
      failingSince: null,
    });
    const other = await workingProfessional(api);
    for (const [method, path] of [
      ['GET', '/base/calendar_sources/get'],
      ['DELETE', '/base/calendar_sources/delete'],
    ] as const)
      assert.equal((await api.call(method, `${path}/${id}`, { token: other.token })).status, 404);
    assert.equal((await api.call('POST', `/calendars/sources/${id}/refresh`, { token: other.token })).status, 404);
    const row = await api.call('GET', `/base/calendar_sources/get/${id}`, { token: professional.token });
    assert.equal(JSON.stringify(row.body).includes('private.ics'), false);
    const busy = await api.call('POST', '/pro/get-all/calendar_busy', { token: professional.token, body: {} });
    assert.equal(JSON.stringify(busy.body).includes('Dentist'), false);
  });

  it('take their busy times from slots, masks, the earliest search, holds, bookings and moves', async () => {
    const { id } = await addIcs();
    assert.deepEqual(await startsOn(2), ['08', '11', '12', '13', '14', '15', '16', '17']);
    const masked = await storedStarts(api, professional.id);
    assert.equal(masked.includes(at(2, 9)), false);
    assert.equal(masked.includes(at(2, 11)), true);
    const refusedRequest = await bookingCalls(api).request(client, {
      professionalId: professional.id,
      startsAt: at(2, 10),
    });
    assert.deepEqual([refusedRequest.status, refusedRequest.body.code], [409, 'SLOT_TAKEN']);
    assert.deepEqual(
      refusedRequest.body.details.nearest?.map(({ startsAt }) => startsAt),
      [at(2, 8), at(2, 11), at(2, 12)],
    );
    const removed = await api.call('DELETE', `/base/calendar_sources/delete/${id}`, { token: professional.token });
    assert.equal(removed.status, 200, JSON.stringify(removed.body));
    assert.deepEqual((await startsOn(2))?.includes('09'), true);
    assert.equal((await storedStarts(api, professional.id)).includes(at(2, 9)), true);
  });

  it('explain why a time is not offered, by their name', async () => {
    const { id } = await addIcs();
    const renamed = await api.call('PUT', `/base/calendar_sources/update/${id}`, {
      token: professional.token,
      body: { name: 'Maison' },
    });
    assert.equal(renamed.status, 200, JSON.stringify(renamed.body));
    const { body } = await api.call<{ data: ExplainedDay }>('POST', '/slots/explain', {
      token: professional.token,
      body: { date: at(2, 0).slice(0, 10) },
    });
    assert.deepEqual(
      body.data.refused.filter(({ rule }) => rule === 'calendar'),
      [
        { start: '09:00', end: '09:01', rule: 'calendar', calendars: ['Maison'] },
        { start: '10:00', end: '10:01', rule: 'calendar', calendars: ['Maison'] },
      ],
    );
  });

  it('may overlap appointments, which the professional is told; the professional may still choose such a time', async () => {
    const id = await appointmentBetween(api, client, professional, {
      startsAt: new Date(at(2, 10)),
      status: 'accepted',
    });
    await addIcs();
    const { body } = await api.call<{ data: CalendarOverlap[] }>('GET', '/calendars/overlaps', {
      token: professional.token,
    });
    assert.deepEqual(body.data, [
      { appointmentId: id, startsAt: at(2, 10), endsAt: at(2, 11), calendars: ['Personnel'] },
    ]);
    const proposed = { proposedStartsAt: at(2, 9) };
    const byClient = await bookingCalls(api).change(client, id, { status: 'accepted' }, proposed);
    assert.deepEqual([byClient.status, byClient.body.code], [409, 'SLOT_TAKEN'], JSON.stringify(byClient.body));
    const byProfessional = await bookingCalls(api).change(professional, id, { status: 'accepted' }, proposed);
    assert.equal(byProfessional.status, 200, JSON.stringify(byProfessional.body));
  });

  it('are read again when due, with a conditional request, and anew on the next day', async () => {
    await addIcs();
    assert.deepEqual(await refresh(), { read: 0, failed: 0 });
    clock += 17 * minute;
    assert.deepEqual(await refresh(), { read: 1, failed: 0 });
    assert.equal(asked.at(-1)?.headers['if-none-match'], `"${text.length}"`);
    assert.equal((await events('calendar.refreshed')).length, 0, 'nothing changed');
    text = calendar(event('a', at(2, 14), at(2, 15)), event('b', at(3, 8), at(3, 9)));
    clock += 17 * minute;
    await refresh();
    assert.deepEqual(await startsOn(2), ['08', '09', '10', '11', '12', '13', '15', '16', '17']);
    assert.equal((await events('calendar.refreshed')).length, 1);
    clock += 24 * 60 * minute;
    await refresh();
    assert.equal(asked.at(-1)?.headers['if-none-match'], undefined);
  });

  it('stay busy as known while they cannot be read; that is said, told once after three failures, and over when read', async () => {
    const { id } = await addIcs();
    const busyHere = {
      list: () => Promise.reject(new Problem(503, 'UNAVAILABLE')),
      read: () => Promise.reject(new Problem(503, 'UNAVAILABLE')),
    };
    assert.deepEqual(await refreshDue({ calendars: busyHere }), { read: 0, failed: 1 });
    assert.equal((await sources())[0]?.failure, null, 'that we are busy is no failure of theirs');
    answer = (response) => response.writeHead(503).end();
    for (let times = 0; times < 5; times += 1) {
      clock += minute;
      await refreshDue();
    }
    const [failing] = await sources();
    assert.equal(failing?.failure, 'unreachable');
    assert.equal(failing.failingSince, new Date(monday + minute).toISOString());
    assert.equal((await events('calendar.failed')).length, 1);
    await deliverOnce(api.services);
    const mails = inbox.mails.filter(({ subject }) => subject === 'Votre agenda Personnel n’est plus lu');
    assert.equal(mails.length, 1);
    assert.match(String(mails[0]?.text), /Le service ne répond pas[^]*\/pro\/disponibilite#calendars/u);
    const busy = await runAsSystem(api.services.db, (tx) =>
      tx.selectFrom('calendarBusy').selectAll().where('sourceId', '=', id).execute(),
    );
    assert.equal(busy.length, 1);
    answer = undefined;
    const now = await api.call<{ data: CalendarSource }>('POST', `/calendars/sources/${id}/refresh`, {
      token: professional.token,
    });
    assert.deepEqual([now.status, now.body.data.failure, now.body.data.failingSince], [200, null, null]);
  });

  it('are refused at their field when they cannot be read, are there already, or too many', async () => {
    const refusals: [object, string, string][] = [
      [{ address: 'https://10.0.0.1/x.ics' }, '/address', 'not_allowed'],
      [{ address: 'webcal://localhost/x.ics' }, '/address', 'not_allowed'],
      [{ address: `http://${radicale.host}/nothing.ics` }, '/address', 'refused'],
      [{ address: `http://${radicale.host}/.web/` }, '/address', 'not_calendar'],
    ];
    for (const [input, pointer, failure] of refusals) {
      const { status, body } = await add({ kind: 'ics', ...input });
      assert.deepEqual(
        [status, body.errors[0]?.pointer, body.details.failure],
        [422, pointer, failure],
        JSON.stringify(body),
      );
    }
    answer = (response) => response.writeHead(304).end();
    const unasked = await add({ kind: 'ics', address: `http://${host}/private.ics` });
    assert.deepEqual([unasked.status, unasked.body.details.failure], [422, 'refused'], 'nothing was known before');
    answer = undefined;
    for (const address of ['', 'not an address', 'javascript:alert(1)'])
      assert.equal((await add({ kind: 'ics', address })).status, 422, address);
    await addIcs();
    const again = await add({ kind: 'ics', address: `http://${host}/private.ics` });
    assert.deepEqual([again.status, again.body.details.failure], [422, 'duplicate']);
    for (let number = 0; number < 9; number += 1) await addIcs(`/${number}`);
    assert.deepEqual((await add({ kind: 'ics', address: `http://${host}/11` })).body.code, 'LIMIT_EXCEEDED');
  });

  it('of a CalDAV account are found, chosen, read, and follow a new password', async () => {
    await radicale.addCalendar('work', 'Travail');
    await radicale.addCalendar('home', `Maison\n${'x'.repeat(100)}`);
    await radicale.put('work/a.ics', calendar(event('a', at(2, 9), at(2, 10), 'RRULE:FREQ=DAILY;COUNT=3')));
    await radicale.put('home/b.ics', calendar(event('b', at(2, 15), at(2, 16))));
    const login = { userName: 'awa', password: 'right password' };
    const find = (body: object) =>
      api.call<Refused & { data: { url: string; name: string }[] }>('POST', '/calendars/found', {
        token: professional.token,
        body,
      });
    const wrong = await find({ server: radicale.url, ...login, password: 'wrong' });
    assert.deepEqual(
      [wrong.status, wrong.body.errors[0]?.pointer, wrong.body.details.failure],
      [422, '/password', 'password_wrong'],
    );
    const nowhere = await find({ server: `http://${host}/`, ...login });
    assert.deepEqual([nowhere.status, nowhere.body.errors[0]?.pointer], [422, '/server'], JSON.stringify(nowhere.body));
    const found = await find({ server: radicale.url, ...login });
    assert.deepEqual(
      found.body.data.map(({ name }) => name).sort(),
      [`Maison ${'x'.repeat(73)}`, 'Travail'],
      JSON.stringify(found.body),
    );
    const added = await add({
      kind: 'caldav',
      ...login,
      calendars: found.body.data.filter(({ name }) => name === 'Travail'),
    });
    assert.equal(added.status, 201, JSON.stringify(added.body));
    const [source] = added.body.data;
    assert.deepEqual([source?.name, source?.host, source?.userName], ['Travail', radicale.host, 'awa']);
    assert.deepEqual(
      [await startsOn(2), await startsOn(4)].map((starts) => starts?.includes('09')),
      [false, false],
    );
    assert.deepEqual((await startsOn(2))?.includes('15'), true, 'the other one was not chosen');

    await radicale.put('work/c.ics', calendar(event('c', at(2, 16), at(2, 17))));
    assert.deepEqual(await refreshDue(), { read: 1, failed: 0 });
    assert.deepEqual((await startsOn(2))?.includes('16'), false);
    await radicale.setPassword('new password');
    await refreshDue();
    assert.equal((await sources())[0]?.failure, 'password_wrong');
    const change = (password: string) =>
      api.call<Refused>('PUT', `/calendars/sources/${source?.id}/password`, {
        token: professional.token,
        body: { password },
      });
    assert.deepEqual((await change('another')).body.errors[0]?.pointer, '/password');
    assert.equal((await change('new password')).status, 200);
    assert.equal((await sources())[0]?.failure, null);
    await radicale.setPassword('right password');
  });

  it('go with the account', async () => {
    await addIcs();
    const body = { password: 'Client-2026!' };
    const deleted = await api.call('DELETE', '/auth/account', { token: professional.token, body });
    assert.equal(deleted.status, 200, JSON.stringify(deleted.body));
    const left = await runAsSystem(api.services.db, async (tx) => [
      ...(await tx.selectFrom('calendarSources').select('id').where('professionalId', '=', professional.id).execute()),
      ...(await tx.selectFrom('calendarBusy').select('id').where('professionalId', '=', professional.id).execute()),
    ]);
    assert.deepEqual(left, []);
  });
});

describe('the subscription address', () => {
  let api: TestApi;
  let client: Person;
  let professional: Person;
  let clock = monday;
  before(async () => {
    api = await openTestApi(
      { WEB_ORIGINS: 'https://www.nimbia.example', API_URL: 'https://api.nimbia.example' },
      () => new Date(clock),
    );
    client = await api.register('client', { lang: 'en', firstNames: 'Ada' });
    professional = await workingProfessional(api, { address: '3 rue Félix Faure' });
  });
  after(() => api.close());
  const feedOf = (who: Person, method: 'GET' | 'POST' | 'DELETE' = 'GET') =>
    api.call<{ data: CalendarFeed | null }>(method, '/calendars/feed', { token: who.token });
  const make = async (who: Person) => {
    const { body } = await feedOf(who, 'POST');
    return String(body.data?.address).replace('https://api.nimbia.example', '');
  };
  const ask = (path: string, headers: Record<string, string> = {}) =>
    api.app.inject({ method: 'GET', url: path, headers });
  const eventsAt = async (path: string) => {
    const { statusCode, body } = await ask(path);
    assert.equal(statusCode, 200, body);
    return new ICAL.Component(ICAL.parse(body) as [string, unknown[], unknown[]])
      .getAllSubcomponents('vevent')
      .map((one) => ({
        ...Object.fromEntries(
          one.getAllProperties().map((property) => [property.name, String(property.getFirstValue())]),
        ),
      })) as Record<string, string>[];
  };

  it('is made, shown again, renewed and stopped by its owner alone; what was renewed stops at once', async () => {
    assert.equal((await api.call('POST', '/calendars/feed')).status, 401);
    assert.deepEqual((await feedOf(client)).body, { data: null });
    const first = await make(client);
    assert.match(first, /^\/feeds\/appointments\/[\w-]{43}\.ics$/u);
    assert.equal((await feedOf(client)).body.data?.address, `https://api.nimbia.example${first}`);
    assert.equal((await ask(first)).statusCode, 200);
    assert.equal((await feedOf(client)).body.data?.readAt, new Date(clock).toISOString());
    const second = await make(client);
    assert.deepEqual([(await ask(first)).statusCode, (await ask(second)).statusCode], [404, 200]);
    await feedOf(client, 'DELETE');
    assert.deepEqual([(await ask(second)).statusCode, (await ask('/feeds/appointments/x.ics')).statusCode], [404, 404]);
    const kept = await runAsSystem(api.services.db, (tx) => tx.selectFrom('calendarFeeds').selectAll().execute());
    assert.deepEqual(kept, []);
  });

  it('says where an agreed appointment is held: the room or the link of a meeting by video, the number of a call', async () => {
    const phone = '+237677000001';
    const [lawyer, guest] = [await api.register('professional'), await api.register('client', { lang: 'en', phone })];
    const booked = (day: number, callType: 'video' | 'call') =>
      appointmentBetween(api, guest, lawyer, { startsAt: new Date(at(day, 9)), status: 'accepted', callType });
    const ids = {
      own: await booked(2, 'video'),
      jitsi: await booked(3, 'video'),
      link: await booked(4, 'video'),
      call: await booked(5, 'call'),
    };
    const publish = (publicPhone: string | null) =>
      runAsSystem(api.services.db, (tx) =>
        tx
          .updateTable('professionals')
          .set({ publicPhone, publicEmail: 'cabinet@nimbia.test' })
          .where('id', '=', lawyer.id)
          .execute(),
      );
    await runAsSystem(api.services.db, async (tx) => {
      const change = tx.updateTable('appointments');
      await change.set({ meetingProvider: 'jitsi' }).where('id', '=', ids.jitsi).execute();
      const link = { meetingProvider: 'link', keptVideoLink: 'https://video.test/room' } as const;
      await change.set(link).where('id', '=', ids.link).execute();
    });
    const placesOf = async (path: string) => {
      const events = await eventsAt(path);
      return Object.values(ids).map((id) => events.find(({ uid }) => uid === `${id}@nimbia`)?.location);
    };
    const [own, theirs] = [await make(lawyer), await make(guest)];
    const site = 'https://www.nimbia.example';
    assert.deepEqual(await placesOf(own), [
      `${site}/alt-zoom?appointment=${ids.own}`,
      `${site}/jitsi?appointment=${ids.jitsi}`,
      'https://video.test/room',
      '+237 6 77 00 00 01',
    ]);
    await publish(null);
    assert.deepEqual(await placesOf(theirs), [
      `${site}/en/alt-zoom?appointment=${ids.own}`,
      `${site}/en/jitsi?appointment=${ids.jitsi}`,
      'https://video.test/room',
      undefined,
    ]);
    await publish('+237677000002');
    assert.equal((await placesOf(theirs)).at(-1), '+237 6 77 00 00 02');
  });

  it('shows each party the appointments in their language: agreed, open, proposed and cancelled; no reason, no notes', async () => {
    const ids = {
      accepted: await appointmentBetween(api, client, professional, {
        startsAt: new Date(at(2, 9)),
        status: 'accepted',
        callType: 'in_person',
      }),
      cancelled: await appointmentBetween(api, client, professional, {
        startsAt: new Date(at(3, 9)),
        status: 'cancelled',
      }),
      rejected: await appointmentBetween(api, client, professional, {
        startsAt: new Date(at(3, 11)),
        status: 'rejected',
      }),
      old: await appointmentBetween(api, client, professional, { startsAt: new Date(at(-100, 9)) }),
    };
    await runAsSystem(api.services.db, (tx) =>
      tx.updateTable('appointments').set({ privateNotes: 'secret notes' }).where('id', '=', ids.accepted).execute(),
    );
    const request = await bookingCalls(api).request(client, { professionalId: professional.id, startsAt: at(4, 9) });
    assert.equal(request.status, 201, JSON.stringify(request.body));
    const moved = await bookingCalls(api).change(
      professional,
      ids.accepted,
      { status: 'accepted' },
      { proposedStartsAt: at(2, 14) },
    );
    assert.equal(moved.status, 200, JSON.stringify(moved.body));
    const [own, theirs] = [await make(professional), await make(client)];
    const events = await eventsAt(own);
    assert.deepEqual(
      new Map(events.map(({ uid, status, dtstart }) => [uid, `${status} ${dtstart}`])),
      new Map([
        [`${request.body.data.id}@nimbia`, `TENTATIVE ${at(4, 9).slice(0, 19)}Z`],
        [`${ids.cancelled}@nimbia`, `CANCELLED ${at(3, 9).slice(0, 19)}Z`],
        [`${ids.accepted}@nimbia`, `CONFIRMED ${at(2, 9).slice(0, 19)}Z`],
        [`${ids.accepted}-proposed@nimbia`, `TENTATIVE ${at(2, 14).slice(0, 19)}Z`],
      ]),
    );
    const agreed = events.find(({ uid }) => uid === `${ids.accepted}@nimbia`);
    assert.deepEqual(
      [agreed?.summary, agreed?.location, agreed?.sequence, agreed?.url],
      [
        'Rendez-vous avec Ada Ndiaye',
        '3 rue Félix Faure, Dakar',
        '1',
        `https://www.nimbia.example/pro/rendez-vous/${ids.accepted}`,
      ],
    );
    const mine = (await eventsAt(theirs)).find(({ uid }) => uid === `${ids.accepted}@nimbia`);
    assert.deepEqual(
      [mine?.summary, mine?.url],
      ['Appointment with Awa Ndiaye', `https://www.nimbia.example/en/user/rendez-vous/${ids.accepted}`],
    );
    for (const path of [own, theirs]) {
      const { body } = await ask(path);
      assert.doesNotMatch(body, /secret notes|a reason to meet|lease/u);
    }
  });

  it('says the day and time of the other where the clocks differ, once for each time', async () => {
    const traveller = await api.register('client', { lang: 'en', timeZone: 'Pacific/Auckland' });
    const id = await appointmentBetween(api, traveller, professional, {
      startsAt: new Date(at(10, 14)),
      status: 'accepted',
    });
    const descriptionOf = async (who: Person) =>
      (await eventsAt(await make(who))).find(({ uid }) => uid === `${id}@nimbia`)?.description ?? '';
    const dayIn = (locale: string, timeZone: string) =>
      new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', timeZone }).format(Date.parse(at(10, 14)));
    const [ours, theirs] = [await descriptionOf(traveller), await descriptionOf(professional)];
    assert.match(ours, /^For Awa Ndiaye: [^\n]* 14:00–[\d:]+ \(Dakar time\)$/mu);
    assert.ok(ours.includes(dayIn('en-GB', 'Africa/Dakar').split(' ')[0] ?? '?'), ours);
    assert.match(theirs, /^Pour [^\n]* \(heure d’Auckland\)$/mu);
    assert.ok(theirs.includes(dayIn('fr-FR', 'Pacific/Auckland')), theirs);
    assert.notEqual(dayIn('fr-FR', 'Pacific/Auckland'), dayIn('fr-FR', 'Africa/Dakar'));
  });

  it('answers 304 to who has this version, until something changes', async () => {
    const path = await make(client);
    const { headers } = await ask(path);
    assert.match(String(headers['cache-control']), /private/u);
    const known = { 'if-none-match': String(headers.etag) };
    clock += minute;
    assert.equal((await ask(path, known)).statusCode, 304);
    await appointmentBetween(api, client, professional, { startsAt: new Date(at(5, 9)), status: 'accepted' });
    assert.equal((await ask(path, known)).statusCode, 200);
  });
});
