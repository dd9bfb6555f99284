import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { knownProfessional } from 'shared-contracts/schemas/known-professional';
import type { ProfessionalSlots } from 'shared-contracts/schemas/slots';
import type { KnownProfessional } from 'shared-contracts/schemas/known-professional';
import { pageOf } from 'shared-contracts/schemas/wire';
import * as v from 'valibot';
import { runAsSystem } from '../../src/db/run-as.ts';
import { appointmentBetween } from '../support/appointment-between.ts';
import { statementsOf } from '../support/explain.ts';
import { callsOn } from '../support/table-calls.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';
import { everyDay, hour, replaceOffers, workingProfessional } from '../support/working-professional.ts';

const day = 24 * hour;
const page = pageOf(knownProfessional);

describe('the professionals of a client', () => {
  let api: TestApi;
  let client: Person;
  let stranger: Person;
  let followed: Person;
  let met: Person;
  let asked: Person;
  let written: Person;
  let silent: Person;
  const now = Date.now();
  before(async () => {
    api = await openTestApi({ DATABASE_POOL: '20' });
    [client, stranger] = await Promise.all([api.register('client'), api.register('client')]);
    const everyHour = everyDay('00:00', '23:59');
    followed = await workingProfessional(api, {}, everyHour);
    met = await workingProfessional(api, {}, everyHour);
    asked = await workingProfessional(api, {}, everyHour);
    written = await workingProfessional(api, {}, everyHour);
    silent = await workingProfessional(api, {}, everyHour);
    await callsOn(api, 'follows').create(client, { professionalId: followed.id });
    await appointmentBetween(api, client, met, { startsAt: new Date(now - 9 * day) });
    await appointmentBetween(api, client, met, { startsAt: new Date(now + 3 * day), status: 'accepted' });
    await appointmentBetween(api, client, asked, { startsAt: new Date(now - 2 * day), status: 'rejected' });
    const conversation = { professionalId: written.id, clientId: client.id, openedBy: client.id };
    await runAsSystem(api.services.db, (tx) =>
      tx
        .insertInto('conversations')
        .values({ ...conversation, lastMessage: 'Good morning', lastMessageAt: new Date(now) })
        .execute(),
    );
  });
  after(() => api.close());

  const get = (who: Person | undefined, query = '') =>
    api.call<{ code: string; data: KnownProfessional[]; page: { next: string | null } }>(
      'GET',
      `/known-professionals${query}`,
      { token: who?.token },
    );
  const list = async (query = '') => v.parse(page, (await get(client, query)).body).data;
  const ids = async (query = '') => (await list(query)).map(({ professional }) => professional.id);
  const one = async (who: Person) => {
    const found = (await list()).find(({ professional }) => professional.id === who.id);
    assert.ok(found);
    return found;
  };

  it('are for clients, each with their own', async () => {
    assert.equal((await get(undefined)).status, 401);
    assert.equal((await get(met)).status, 403);
    assert.equal((await get(client, '?group=rich')).status, 422);
    assert.equal((await get(client, '?limit=51')).status, 422);
    assert.deepEqual((await get(stranger)).body.data, []);
  });

  it('are those followed, met and contacted, by group', async () => {
    assert.deepEqual(new Set(await ids()), new Set([followed.id, met.id, asked.id, written.id]));
    assert.deepEqual(await ids('?group=followed'), [followed.id]);
    assert.deepEqual(await ids('?group=met'), [met.id]);
    assert.deepEqual(new Set(await ids('?group=contacted')), new Set([asked.id, written.id]));
    assert.deepEqual(new Set(await ids('?group=bookable')), new Set([followed.id, met.id]));
  });

  it('leaves out who opened a conversation and wrote nothing', async () => {
    const parties = { professionalId: silent.id, clientId: client.id };
    await runAsSystem(api.services.db, (tx) =>
      tx
        .insertInto('conversations')
        .values({ ...parties, openedBy: silent.id })
        .execute(),
    );
    assert.ok(!(await ids()).includes(silent.id));
  });

  it('says when they met, what was booked last, else the first that is offered, and how it was rated', async () => {
    const [firstOffered, booked] = await replaceOffers(api, met, [
      { minutes: 30, callTypes: ['call'] },
      { minutes: 45, callTypes: ['call', 'video'] },
    ]);
    assert.ok(firstOffered && booked);
    const { last, next, isMet, followId, consultation } = await one(met);
    assert.equal(last?.startsAt, new Date(now - 9 * day).toISOString());
    assert.equal(next?.startsAt, new Date(now + 3 * day).toISOString());
    assert.deepEqual([isMet, followId], [true, null]);
    assert.equal(consultation?.id, firstOffered);
    await runAsSystem(api.services.db, async (tx) => {
      await tx
        .updateTable('appointments')
        .set({ consultationId: booked, callType: 'video' })
        .where('id', '=', String(last?.id))
        .execute();
      await tx
        .insertInto('reviews')
        .values({
          appointmentId: String(last?.id),
          professionalId: met.id,
          clientId: client.id,
          rating: 4,
          publishesAt: new Date(now),
        })
        .execute();
    });
    const known = await one(met);
    const terms = { nameFr: 'a', nameEn: 'a', feeKind: 'free', fee: null, currency: null };
    assert.deepEqual(known.consultation, { ...terms, id: booked, minutes: 45, callTypes: ['call', 'video'] });
    assert.equal(known.callType, 'video');
    assert.equal(known.rating, 4);
    await callsOn(api, 'consultations').update(met, booked, { active: false });
    const without = await one(met);
    assert.equal(without.consultation?.id, firstOffered, 'no longer offered');
    assert.equal(without.callType, null, 'not by that way');
    await callsOn(api, 'consultations').update(met, booked, { active: true });
  });

  it('pages by the latest contact, and refuses the cursor of another group', async () => {
    const all = await ids();
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body } = await get(client, `?limit=1${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
      seen.push(...body.data.map(({ professional }) => professional.id));
      cursor = body.page.next;
    }
    assert.deepEqual(seen, all);
    const { next } = (await get(client, '?limit=1')).body.page;
    assert.equal(
      (await get(client, `?group=met&cursor=${encodeURIComponent(String(next))}`)).body.code,
      'CURSOR_INVALID',
    );
  });

  it('shows who is available now, and who is no longer listed without a profile', async () => {
    assert.deepEqual(await ids('?group=available'), []);
    await callsOn(api, 'professionals').update(met, met.id, { availableNow: true });
    assert.deepEqual(await ids('?group=available'), [met.id]);
    assert.ok((await one(met)).profile?.availableUntil);
    await runAsSystem(api.services.db, (tx) =>
      tx.updateTable('professionals').set({ verifiedUntil: '2020-01-01' }).where('id', '=', met.id).execute(),
    );
    assert.deepEqual([(await one(met)).profile, await ids('?group=available')], [null, []]);
    assert.deepEqual(await ids('?group=bookable'), [followed.id]);
  });

  it('have their free times of what was booked before, of the first that fits, or by default', async () => {
    const own = await replaceOffers(api, asked, [
      { minutes: 30, callTypes: ['video'] },
      { minutes: 45, callTypes: ['call'] },
      { minutes: 60, callTypes: ['video'] },
    ]);
    const professionalIds = [followed.id, asked.id];
    const lengths = async (consultationIds: readonly (string | undefined)[], callType?: string) => {
      const body = { professionalIds, consultationIds, callType };
      const answer = await api.call<{ data: ProfessionalSlots[] }>('POST', '/slots', { body });
      return answer.body.data.map(({ slotMinutes }) => slotMinutes);
    };
    assert.deepEqual(await lengths([]), [60, 30]);
    assert.deepEqual(await lengths([own[2], own[1]]), [60, 60]);
    assert.deepEqual(await lengths([own[2], own[1]], 'call'), [60, 45]);
    assert.deepEqual(await lengths([own[1]], 'video'), [60, 30]);
  });

  it('takes the same statements for one as for many', async () => {
    const count = async (limit: number) => (await statementsOf(() => get(client, `?limit=${limit}`))).length;
    assert.equal(await count(1), await count(4));
  });
});
