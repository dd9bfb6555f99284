import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { ExplainedDay } from 'shared-contracts/schemas/slots-explained';
import type { ProfessionalSlots } from 'shared-contracts/schemas/slots';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';
import { askFor, everyDay, hour, workingProfessional } from '../support/working-professional.ts';

const monday = Date.parse('2026-11-23T00:00:00Z');
const dateAt = (day: number) => new Date(monday + day * 24 * hour).toISOString().slice(0, 10);

describe('why a time is not offered', () => {
  let api: TestApi;
  let who: Person;
  let client: Person;
  before(async () => {
    api = await openTestApi({}, () => new Date(monday + 6 * hour));
    who = await workingProfessional(api, { bufferMinutes: 30 }, everyDay('08:00', '18:00'));
    client = await api.register('client');
    const create = async (person: Person, table: string, body: object) => {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const answer = await api.call<{ data: { id: string } }>('POST', `/base/${table}/create`, {
        token: person.token,
        body,
        headers,
      });
      assert.equal(answer.status, 201, JSON.stringify(answer.body));
      return answer.body.data.id;
    };
    const asked = await askFor(api, who.id);
    const ask = (at: string) =>
      create(client, 'appointments', {
        professionalId: who.id,
        ...asked,
        startsAt: `${dateAt(3)}T${at}:00.000Z`,
        callType: 'video',
        reason: 'Un conseil sur un bail',
      });
    await create(who, 'availability_exceptions', { date: dateAt(4), ranges: [], reason: 'Audience' });
    await ask('10:00');
    const accepted = await api.call('PUT', `/base/appointments/update-where/${await ask('14:00')}`, {
      token: who.token,
      body: { where: { status: 'waiting' }, set: { status: 'accepted' } },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    assert.equal(accepted.status, 200, JSON.stringify(accepted.body));
  });
  after(() => api.close());

  const explain = async (date: string, more: object = {}) => {
    const { status, body } = await api.call<{ data: ExplainedDay }>('POST', '/slots/explain', {
      token: who.token,
      body: { date, ...more },
    });
    assert.equal(status, 200, JSON.stringify(body));
    return body.data;
  };
  const ruleAt = ({ offered, refused }: ExplainedDay, time: string) =>
    offered.includes(time) ? 'offered' : refused.find(({ start, end }) => start <= time && time < end)?.rule;

  it('is for the professional only', async () => {
    const body = { date: dateAt(3) };
    assert.equal((await api.call('POST', '/slots/explain', { body })).status, 401);
    assert.equal((await api.call('POST', '/slots/explain', { token: client.token, body })).status, 403);
    const other = await workingProfessional(api, {}, everyDay('20:00', '21:00'));
    const answer = await api.call<{ data: ExplainedDay }>('POST', '/slots/explain', { token: other.token, body });
    assert.deepEqual(answer.body.data.offered, ['20:00']);
    const named = { ...body, professionalId: who.id };
    assert.equal((await api.call('POST', '/slots/explain', { token: other.token, body: named })).status, 422);
  });

  it('is explained by a rule for every minute of the day', async () => {
    const day = await explain(dateAt(3));
    assert.deepEqual(
      ['07:59', '08:00', '09:00', '09:30', '10:00', '11:00', '14:00', '17:00', '17:01', '18:00'].map((time) =>
        ruleAt(day, time),
      ),
      ['hours', 'offered', 'buffer', 'between', 'held', 'buffer', 'taken', 'buffer', 'short', 'hours'],
    );
    const minutes = day.refused.reduce((sum, { start, end }) => sum + minuteOf(end) - minuteOf(start), 0);
    assert.equal(minutes + day.offered.length, 1440);
    assert.equal(day.refused.at(-1)?.end, '24:00');
    assert.equal(ruleAt(await explain(dateAt(4)), '10:00'), 'closed');
    assert.equal(ruleAt(await explain(dateAt(120)), '10:00'), 'horizon');
    assert.equal(ruleAt(await explain(dateAt(-1)), '10:00'), 'past');
    assert.equal(ruleAt(await explain(dateAt(0)), '07:00'), 'notice');
  });

  it('adds the rule of the hours to rules of notice and horizon', async () => {
    const alsoAt = async (day: number, time: string) =>
      (await explain(dateAt(day))).refused.find(({ start, end }) => start <= time && time < end)?.also;
    assert.equal(await alsoAt(0, '07:00'), 'hours');
    assert.equal(await alsoAt(0, '05:00'), undefined, 'what is over is over');
    assert.equal(await alsoAt(120, '07:00'), 'hours');
    assert.equal(await alsoAt(120, '10:00'), undefined);
    assert.equal(await alsoAt(3, '07:00'), undefined, 'it is the only rule');
  });

  it('matches the times that a client is offered', async () => {
    const window = { from: `${dateAt(3)}T00:00:00Z`, to: `${dateAt(4)}T00:00:00Z`, limit: 50 };
    const { body } = await api.call<{ data: ProfessionalSlots[] }>('POST', '/slots', {
      body: { professionalIds: [who.id], ...window },
    });
    assert.deepEqual(
      (await explain(dateAt(3))).offered,
      body.data[0]?.slots.map(({ startsAt }) => startsAt.slice(11, 16)),
    );
  });

  it('refuses callers before it checks the body', async () => {
    const explainNothing = (token?: string) =>
      api.call<{ code: string }>('POST', '/slots/explain', { body: { date: 'not a date' }, ...(token && { token }) });
    assert.equal((await explainNothing()).status, 401);
    assert.equal((await explainNothing(client.token)).status, 403);
    assert.equal((await explainNothing(who.token)).status, 422);
  });

  it('is never shown to visitors, who only see the next free time', async () => {
    const closed = await api.call<{ data: ProfessionalSlots[] }>('POST', '/slots', {
      body: { professionalIds: [who.id], date: dateAt(4) },
    });
    const [answer] = closed.body.data;
    assert.deepEqual(Object.keys(answer ?? {}).sort(), [
      'consultationId',
      'next',
      'professionalId',
      'slotMinutes',
      'slots',
      'timeZone',
    ]);
    assert.deepEqual(answer?.slots, []);
    assert.equal(answer?.next?.startsAt, `${dateAt(5)}T08:00:00.000Z`);
    const earliest = await api.call<{ data: object[] }>('POST', '/earliest', {
      body: { date: dateAt(3), until: dateAt(5) },
    });
    assert.deepEqual(Object.keys(earliest.body.data[0] ?? {}).sort(), [
      'consultationId',
      'fee',
      'professional',
      'slotMinutes',
      'slots',
    ]);
    const asked = await askFor(api, who.id);
    const refused = async (startsAt: string) =>
      (
        await api.call<{ code: string }>('POST', '/base/appointments/create', {
          token: client.token,
          body: { professionalId: who.id, ...asked, startsAt, callType: 'video', reason: 'Un conseil sur un bail' },
          headers: { 'idempotency-key': crypto.randomUUID() },
        })
      ).body;
    // The response is the same for every rule: a day off, the hours, the step, the buffer at the end of the day, the horizon.
    const others = await Promise.all(
      [
        `${dateAt(4)}T10:00:00.000Z`,
        `${dateAt(3)}T07:00:00.000Z`,
        `${dateAt(3)}T09:30:00.000Z`,
        `${dateAt(3)}T17:00:00.000Z`,
        `${dateAt(120)}T10:00:00.000Z`,
      ].map(refused),
    );
    assert.deepEqual(new Set(others.map(({ code }) => code)), new Set(['SLOT_NOT_OFFERED']));
    for (const body of [answer, earliest.body, ...others])
      assert.ok(
        !/"rule"|"refused"|Audience|closed|horizon|notice[^H]/u.test(JSON.stringify(body)),
        JSON.stringify(body),
      );
  });
});

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
