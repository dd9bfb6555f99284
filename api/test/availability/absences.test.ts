import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { Absence, Holiday } from 'shared-contracts/schemas/absence';
import type { AvailabilityException } from 'shared-contracts/schemas/availability';
import { runAsSystem } from '../../src/db/run-as.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';
import { workingProfessional } from '../support/working-professional.ts';

// A Monday; in Dakar clocks show UTC.
const now = new Date('2026-11-23T06:00:00Z');

describe('absences', () => {
  let api: TestApi;
  let away: Person;
  let stands: Person;
  before(async () => {
    api = await openTestApi({}, () => now);
    [away, stands] = [await workingProfessional(api), await workingProfessional(api)];
  });
  after(() => api.close());

  const close = (who: Person, dates: readonly string[], more: object = {}) =>
    api.call<{ data: AvailabilityException[]; errors: { pointer: string; code: string }[] }>(
      'POST',
      '/base/availability_exceptions/create-many',
      {
        token: who.token,
        body: dates.map((date) => ({ date, ranges: [], reason: 'Congé de maladie', ...more })),
        headers: { 'idempotency-key': randomUUID() },
      },
    );
  const absencesOf = async (who: Person) =>
    (await api.call<{ data: Absence[] }>('GET', `/absences/${who.id}`)).body.data.map(({ from, to, substitute }) => [
      from,
      to,
      substitute.id,
    ]);

  it('shows visitors consecutive days with their substitute, and nothing else of a closed day', async () => {
    await close(away, ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-26'], { substituteId: stands.id });
    await close(away, ['2026-11-25']);
    assert.deepEqual(await absencesOf(away), [
      ['2026-11-23', '2026-11-24', stands.id],
      ['2026-11-26', '2026-11-26', stands.id],
    ]);
    const { body } = await api.call('GET', `/absences/${away.id}`);
    assert.doesNotMatch(JSON.stringify(body), /maladie|reason/u);
  });

  it('takes a substitute who is somebody else and listed', async () => {
    const unlisted = await api.register('professional');
    for (const substituteId of [away.id, unlisted.id, randomUUID()]) {
      const { status, body } = await close(away, ['2026-12-01', '2026-12-02'], { substituteId });
      assert.equal(status, 422);
      assert.deepEqual(body.errors, [{ pointer: '/0/substituteId', code: 'NOT_FOUND' }]);
    }
  });

  it('keeps no substitute on a day with hours, however it gets them', async () => {
    const hours = [{ start: '09:00', end: '12:00' }];
    const opened = await close(away, ['2026-12-03'], { substituteId: stands.id, ranges: hours });
    assert.equal(opened.body.data[0]?.substituteId, null);
    const closed = await close(away, ['2026-12-03'], { substituteId: stands.id });
    const row = closed.body.data[0];
    assert.equal(row?.substitute?.isListed, true);
    const changed = await api.call<{ data: AvailabilityException }>(
      'PUT',
      `/base/availability_exceptions/update/${row?.id}`,
      { token: away.token, body: { ranges: hours } },
    );
    assert.partialDeepStrictEqual(changed.body.data, { ranges: hours, substituteId: null, substitute: null });
  });

  it('hides a substitute who is no longer listed, and the absences of somebody who is not', async () => {
    const leaves = await workingProfessional(api);
    const absent = await workingProfessional(api);
    await close(absent, ['2026-12-07'], { substituteId: leaves.id });
    const verify = (who: Person, until: string | null) =>
      runAsSystem(api.services.db, (tx) =>
        sql`update professionals set verified_until = ${until}::date where id = ${who.id}`.execute(tx),
      );
    assert.equal((await absencesOf(absent)).length, 1);
    await verify(leaves, '2026-11-01');
    assert.deepEqual(await absencesOf(absent), []);
    const own = await api.call<{ data: AvailabilityException[] }>('POST', '/pro/get-all/availability_exceptions', {
      token: absent.token,
      body: {},
    });
    assert.equal(own.body.data[0]?.substitute?.isListed, false);
    await verify(leaves, null);
    await verify(absent, '2026-11-01');
    assert.deepEqual(await absencesOf(absent), []);
  });

  it('names the holidays of the own country in both languages, for a year', async () => {
    const holidays = async (who: Person) =>
      (await api.call<{ data: Holiday[] }>('GET', '/holidays', { token: who.token })).body.data;
    await api.call('PUT', `/base/professionals/update/${away.id}`, { token: away.token, body: { country: 'CM' } });
    const found = await holidays(away);
    assert.ok(
      found.every(({ nameFr, nameEn }) => !`${nameFr}${nameEn}`.includes("'")),
      JSON.stringify(found),
    );
    assert.ok(found.some(({ nameEn }) => nameEn === 'New Year’s Day'));
    assert.partialDeepStrictEqual(found[0], { date: '2026-12-25', nameFr: 'Noël', nameEn: 'Christmas Day' });
    assert.partialDeepStrictEqual(
      found.find(({ date }) => date === '2027-05-20'),
      { nameEn: 'National Day', isEstimated: false },
    );
    assert.ok(found.some(({ nameFr, isEstimated }) => nameFr === 'Fête du mouton' && isEstimated));
    assert.ok(found.every(({ date }) => date >= '2026-11-23' && date < '2027-11-23'));
    for (const country of ['CI', 'SN', 'FR', 'CA']) {
      await api.call('PUT', `/base/professionals/update/${away.id}`, { token: away.token, body: { country } });
      assert.ok((await holidays(away)).length >= 5, country);
    }
    const client = await api.register('client');
    assert.equal((await api.call('GET', '/holidays', { token: client.token })).status, 403);
    assert.equal((await api.call('GET', '/holidays')).status, 401);
  });
});
