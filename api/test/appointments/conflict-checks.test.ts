import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import { parse } from 'valibot';
import { conflictState } from 'shared-contracts/schemas/conflict-check';
import type { ConflictState } from 'shared-contracts/schemas/conflict-check';
import type { PartyInput } from 'shared-contracts/schemas/appointment-party';
import { lock } from '../../src/db/advisory-locks.ts';
import { runAsSystem } from '../../src/db/run-as.ts';
import { namePairs } from '../../src/modules/conflict-checks/measure-pairs.ts';
import { at, bookingCalls, monday, reason } from '../support/booking-calls.ts';
import { sendFile } from '../support/send-file.ts';
import { callsOn } from '../support/table-calls.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';
import { hour, workingProfessional } from '../support/working-professional.ts';

const against = (name: string, ...otherNames: string[]): PartyInput => ({
  role: 'other',
  kind: 'person',
  name,
  otherNames,
});

async function repeat<T>(times: number, act: (at: number) => Promise<T>): Promise<T> {
  for (let at = 1; at < times; at += 1) await act(at);
  return act(times);
}

describe('the check for a conflict of interest', () => {
  let api: TestApi;
  let professional: Person;
  let hourOfDay = 8;
  before(async () => (api = await openTestApi({}, () => new Date(monday + 6 * hour))));
  after(() => api.close());
  beforeEach(async () => {
    professional = await workingProfessional(api);
    hourOfDay = 8;
  });

  const person = (firstNames: string, lastName: string) => api.register('client', { firstNames, lastName });
  async function ask(who: Person, parties: readonly PartyInput[] = [], of = professional, more: object = {}) {
    const wanted = { professionalId: of.id, startsAt: at(1, (hourOfDay += 1)), parties, ...more };
    const { status, body } = await bookingCalls(api).request(who, wanted);
    assert.equal(status, 201, JSON.stringify(body));
    return body.data.id;
  }
  const read = async (who: Person, id: string) => (await callsOn(api, 'appointments').get(who, id)).body.data;
  async function stateOf(id: string, of = professional): Promise<ConflictState | null> {
    const { conflict } = await read(of, id);
    return conflict === null ? null : parse(conflictState, conflict);
  }
  const found = async (id: string) =>
    (await stateOf(id))?.matches.map(({ name, withName }) => [name, withName].join(' is ')).sort() ?? [];
  const confirm = async (id: string, who = professional) =>
    callsOn(api, 'conflict_checks').step(
      who,
      String((await stateOf(id))?.checkId),
      { isLatest: true },
      { confirmed: true },
    );
  const documentsOf = async (who: Person, appointmentId: string) =>
    (await callsOn(api, 'appointment_documents').find(who, { where: { appointmentId } })).body.data;

  it('says nothing where no name is given and nobody is known', async () => {
    const id = await ask(await person('Awa', 'Ndiaye'));
    assert.equal(await stateOf(id), null);
    const { reason: shown, comparedAt } = await read(professional, id);
    assert.deepEqual([shown, comparedAt], [reason, new Date(monday + 6 * hour).toISOString()]);
  });

  it('shows names in which nothing is found, with the reason', async () => {
    const id = await ask(await person('Awa', 'Ndiaye'), [against('Modou Fall', 'Chez Modou')]);
    const state = await stateOf(id);
    assert.deepEqual(
      state?.parties.map(({ name, otherNames }) => [name, ...otherNames]),
      [['Modou Fall', 'Chez Modou']],
    );
    assert.deepEqual([state?.matches, state?.isOpen], [[], false]);
    const { data } = (await callsOn(api, 'conflict_checks').find(professional, { where: { appointmentId: id } })).body;
    const { comparedAt } = await read(professional, id);
    assert.deepEqual(
      data.map(({ names, found, checkedAt }) => [names, found, checkedAt]),
      [[['Modou Fall (Chez Modou)'], 0, comparedAt]],
      'the comparison stays in the history',
    );
    assert.equal((await read(professional, id)).reason, reason);
  });

  it('records the lawyer’s own check where nothing was found, with names or without', async () => {
    const checks = callsOn(api, 'conflict_checks');
    for (const parties of [[], [against('Modou Fall')]]) {
      const id = await ask(await person('Awa', 'Ndiaye'), parties);
      assert.equal((await checks.create(professional, { appointmentId: id })).status, 201);
      const state = await stateOf(id);
      assert.deepEqual([state?.matches, state?.isOpen], [[], false]);
      assert.ok(state?.confirmedAt);
      assert.deepEqual(
        state.confirmations.map(({ names }) => names),
        [parties.map(({ name }) => name)],
      );
      await checks.create(professional, { appointmentId: id });
      assert.equal((await stateOf(id))?.confirmedAt, state.confirmedAt, 'the first time stays');
    }
  });

  it('does not take that for the check of somebody who was found, nor of a matter of others or one that is over', async () => {
    const [paul, awa] = [await person('Paul', 'Etoundi'), await person('Awa', 'Ndiaye')];
    const checks = callsOn(api, 'conflict_checks');
    await ask(paul);
    const id = await ask(awa, [against('Paul Etoundi')]);
    const { status, body } = await checks.create(professional, { appointmentId: id });
    assert.deepEqual([status, body.data.confirmedAt], [201, null]);
    assert.equal((await read(professional, id)).reason, null);
    const other = await workingProfessional(api);
    assert.equal((await checks.create(other, { appointmentId: id })).status, 422);
    assert.equal((await checks.create(awa, { appointmentId: id })).status, 403);
    await bookingCalls(api).change(
      professional,
      id,
      { status: 'waiting' },
      { status: 'rejected', changeReason: 'conflict_of_interest' },
    );
    const closed = await checks.create(professional, { appointmentId: id });
    assert.deepEqual([closed.status, closed.body.code], [422, 'TRANSITION_NOT_ALLOWED']);
  });

  it('withholds reason and documents from the professional until they have checked, and from nobody else', async () => {
    const [paul, awa] = [await person('Jean-Paul', 'Mbarga'), await person('Awa', 'Ndiaye')];
    const earlier = await ask(paul);
    const { body } = await sendFile(api, awa, 'appointment', Buffer.from('%PDF-1.7\ntrailer <<>>\n%%EOF'));
    const documents = [{ uploadId: body.data.id, name: 'lease.pdf' }];
    const id = await ask(awa, [against('MBARGA Jean Paul')], professional, { documents });
    const state = await stateOf(id);
    assert.equal(state?.isOpen, true);
    assert.deepEqual(
      state.matches.map(({ appointmentId, withClientId, withRole }) => [appointmentId, withClientId, withRole]),
      [[earlier, paul.id, 'client']],
    );
    const withheld = await read(professional, id);
    assert.equal(withheld.reason, null);
    assert.ok(!JSON.stringify(withheld).includes(reason));
    assert.deepEqual(await documentsOf(professional, id), []);
    for (const select of [['reason'], ['id', 'reason']])
      assert.equal((await callsOn(api, 'appointments').find(professional, { select })).status, 422);
    const { data } = (await callsOn(api, 'appointments').find(professional, { select: ['shownReason'] })).body;
    assert.ok(data.some(({ shownReason }) => shownReason === null));
    // The client reads what they wrote, and nothing of a check.
    const own = await read(awa, id);
    assert.deepEqual([own.reason, 'conflict' in own, 'withheld' in own], [reason, false, false]);
    assert.equal((await documentsOf(awa, id)).length, 1);

    const accept = () => bookingCalls(api).change(professional, id, { status: 'waiting' }, { status: 'accepted' });
    assert.equal((await accept()).body.code, 'TRANSITION_NOT_ALLOWED');
    assert.equal((await confirm(id)).status, 200);
    assert.equal((await read(professional, id)).reason, reason);
    assert.equal((await documentsOf(professional, id)).length, 1);
    const [check] = (await callsOn(api, 'conflict_checks').find(professional, { where: { appointmentId: id } })).body
      .data;
    assert.deepEqual(check?.names, ['MBARGA Jean Paul']);
    assert.ok(check.confirmedAt);
    assert.equal((await accept()).status, 200);
  });

  it('is for the professional of the matter alone', async () => {
    const other = await workingProfessional(api);
    const [paul, awa] = [await person('Paul', 'Etoundi'), await person('Awa', 'Ndiaye')];
    await ask(paul);
    const id = await ask(awa, [against('Paul Etoundi')]);
    const check = String((await stateOf(id))?.checkId);
    const checks = callsOn(api, 'conflict_checks');
    for (const client of [paul, awa]) {
      assert.equal((await checks.find(client)).status, 403);
      assert.equal((await checks.step(client, check, {}, { confirmed: true })).status, 403);
    }
    assert.equal((await checks.find(undefined)).status, 401);
    assert.deepEqual((await checks.find(other)).body.data, []);
    assert.equal((await checks.get(other, check)).status, 404);
    assert.equal((await checks.step(other, check, {}, { confirmed: true })).status, 404);
    const parties = callsOn(api, 'appointment_parties');
    assert.deepEqual((await parties.find(paul)).body.data, []);
    assert.deepEqual((await parties.find(other)).body.data, []);
    assert.equal((await parties.create(other, { appointmentId: id, ...against('Ali Sow') })).status, 422);
    // Whoever another professional knows is no match.
    const elsewhere = await ask(awa, [against('Paul Etoundi')], other);
    assert.deepEqual((await stateOf(elsewhere, other))?.matches, []);
  });

  it('finds clients who were the other party before, under any of their names', async () => {
    await ask(await person('Awa', 'Ndiaye'), [
      against('Claire Dupont', 'Claire Martin'),
      against('Sotrabat SARL', 'Chez Paulo'),
    ]);
    const claire = await ask(await person('Claire', 'Martin'));
    assert.deepEqual(await found(claire), ['Claire Martin is Claire Dupont']);
    const trader = await ask(await person('Omar', 'Sy'), [{ role: 'client', kind: 'company', name: 'Chez Paulo' }]);
    assert.deepEqual(await found(trader), ['Chez Paulo is Sotrabat SARL']);
  });

  it('compares the other names that a client gave in an earlier request, and shows them as parties of that one alone', async () => {
    const awa = await person('Awa', 'Ndiaye');
    const trading: PartyInput = { role: 'client', kind: 'company', name: 'Chez Awa' };
    const omar = await person('Omar', 'Sy');
    await ask(omar, [against('Chez Awa')]);
    const declined = await ask(awa, [trading]);
    assert.deepEqual(await found(declined), ['Chez Awa is Chez Awa']);
    const set = { status: 'rejected', changeReason: 'conflict_of_interest' };
    assert.equal((await bookingCalls(api).change(professional, declined, { status: 'waiting' }, set)).status, 200);
    const again = await ask(awa);
    assert.deepEqual(await found(again), ['Chez Awa is Chez Awa']);
    const state = await stateOf(again);
    assert.deepEqual([state?.parties, state?.isOpen], [[], true]);
    await confirm(again);
    assert.deepEqual((await stateOf(again))?.confirmations[0]?.names, []);
    assert.deepEqual(
      await found(await ask(awa, [trading])),
      ['Chez Awa is Chez Awa'],
      'a name given twice counts once',
    );

    const sali = await person('Sali', 'Bouba');
    await ask(sali, [{ role: 'client', kind: 'company', name: 'Sotrabat SARL' }]);
    const plain = await ask(sali);
    assert.equal(await stateOf(plain), null, 'nothing is found, and nobody is named');
    const later = await ask(omar);
    await callsOn(api, 'appointment_parties').create(professional, {
      appointmentId: later,
      ...against('Sotrabat SARL'),
    });
    assert.deepEqual(
      await found(plain),
      ['Sotrabat SARL is Sotrabat SARL'],
      'it runs again for the other party of another',
    );
  });

  it('finds companies by their short names and by what stands in brackets, and none that only begins alike', async () => {
    const earlier = [
      'Tagne et Frères (ETF)',
      'Société des Eaux du Cameroun',
      'Horizon Tours – agence de voyages',
      'Bolloré Transport & Logistics',
      'Afriland First Bank',
      'Cabinet Mbarga & Associés',
    ];
    await ask(
      await person('Awa', 'Ndiaye'),
      earlier.map((name) => against(name)),
    );
    const [omar, jean] = [await person('Omar', 'Sy'), await person('Jean', 'Mbarga')];
    const asked = ['ETF', 'Hydro Littoral SA (SEC)', 'Horizon Tours', 'Bolloré', 'Afriland', 'Mbarga'];
    assert.deepEqual(
      await found(
        await ask(
          omar,
          asked.map((name) => against(name)),
        ),
      ),
      asked.map((name, index) => `${name} is ${earlier[index]}`).sort(),
    );
    const others = ['First Bank of Nigeria', 'Société Générale', 'Kribi Tours – agence de voyages', 'Mbarga Transport'];
    const another = await workingProfessional(api);
    await ask(
      omar,
      earlier.map((name) => against(name)),
      another,
    );
    const parties = others.map((name) => against(name));
    assert.deepEqual((await stateOf(await ask(jean, parties, another), another))?.matches, []);
  });

  it('takes neither the spouse of a client for the client, nor a client for themselves', async () => {
    const jean = await person('Jean', 'Kamga');
    await ask(jean, [against('Marie Kamga')]);
    const again = await ask(jean, [against('Marie Kamga')]);
    assert.deepEqual(await found(again), [], 'the same matter');
    const divided = await ask(await person('Sali', 'Bouba'), [against('Martine Kamga')]);
    assert.deepEqual(await found(divided), []);
  });

  it('runs again when a party is added, takes another role or goes', async () => {
    const [jean, awa] = [await person('Jean', 'Fotso'), await person('Awa', 'Ndiaye')];
    await ask(jean);
    const id = await ask(awa);
    const parties = callsOn(api, 'appointment_parties');
    const added = await parties.create(professional, { appointmentId: id, ...against('Jean Fotso'), role: 'with' });
    assert.equal(added.status, 201, JSON.stringify(added.body));
    assert.deepEqual(await found(id), [], 'on the same side');
    assert.equal((await parties.update(professional, added.body.data.id, { role: 'other' })).status, 200);
    assert.deepEqual(await found(id), ['Jean Fotso is Jean Fotso']);
    assert.equal((await read(professional, id)).reason, null);
    assert.deepEqual((await parties.find(awa)).body.data, [], 'what the professional adds is theirs');
    assert.equal((await parties.remove(awa, added.body.data.id)).status, 404);
    assert.equal((await parties.remove(professional, added.body.data.id)).status, 200);
    assert.deepEqual(await found(id), []);
    assert.equal((await read(professional, id)).reason, reason);
    await parties.create(awa, { appointmentId: id, ...against('FOTSO Jean') });
    assert.deepEqual(await found(id), ['FOTSO Jean is Jean Fotso']);
  });

  it('runs again for other open requests, and when a client takes another name', async () => {
    const [awa, claire] = [await person('Awa', 'Ndiaye'), await person('Claire', 'Petit')];
    const first = await ask(claire);
    const second = await ask(awa, [against('Claire Fontaine')]);
    assert.deepEqual(await found(second), []);
    await confirm(second);
    const renamed = await callsOn(api, 'users').update(claire, claire.id, { lastName: 'Fontaine' });
    assert.equal(renamed.status, 200, JSON.stringify(renamed.body));
    assert.deepEqual(await found(second), ['Claire Fontaine is Claire Fontaine']);
    assert.deepEqual(await found(first), ['Claire Fontaine is Claire Fontaine']);
    await confirm(second);
    assert.equal((await stateOf(second))?.isOpen, false);
    // What was checked is not asked again as long as nothing changes.
    await callsOn(api, 'users').update(awa, awa.id, { phone: '+221338000001' });
    await callsOn(api, 'appointment_parties').create(professional, {
      appointmentId: first,
      ...against('Nobody Known'),
    });
    assert.equal((await stateOf(second))?.isOpen, false);
  });

  it('can be answered with a conflict of interest at once, of which the client learns no more', async () => {
    const [paul, awa] = [await person('Paul', 'Biya'), await person('Awa', 'Ndiaye')];
    const earlier = await ask(paul);
    const id = await ask(awa, [against('Paul Biya')]);
    const set = { status: 'rejected', changeReason: 'conflict_of_interest' };
    assert.equal((await bookingCalls(api).change(professional, id, { status: 'waiting' }, set)).status, 200);
    assert.equal((await read(professional, id)).reason, null);
    const late = await confirm(id);
    assert.deepEqual([late.status, late.body.code], [422, 'TRANSITION_NOT_ALLOWED']);
    assert.equal((await read(professional, id)).reason, null);
    assert.deepEqual((await stateOf(id))?.confirmations, []);
    const told = JSON.stringify(await read(awa, id));
    for (const secret of [earlier, paul.id]) assert.ok(!told.includes(secret));
  });

  it('leaves no trace in what the client reads of the appointment', async () => {
    const [paul, awa] = [await person('Paul', 'Essomba'), await person('Awa', 'Ndiaye')];
    await ask(paul);
    const id = await ask(awa);
    const before = await read(awa, id);
    const parties = callsOn(api, 'appointment_parties');
    const added = await parties.create(awa, { appointmentId: id, ...against('Paul Essomba') });
    assert.equal((await read(professional, id)).reason, null);
    assert.deepEqual(await read(awa, id), before, 'withheld');
    await confirm(id);
    await callsOn(api, 'appointments').update(professional, id, { privateNotes: 'Ask for the lease' });
    assert.deepEqual(await read(awa, id), before, 'confirmed, with notes');
    await parties.remove(awa, added.body.data.id);
    assert.deepEqual(await read(awa, id), before, 'given again');
    await bookingCalls(api).change(professional, id, { status: 'waiting' }, { status: 'accepted' });
    assert.notEqual((await read(awa, id)).updatedAt, before.updatedAt);
  });

  it('waits for the diary before it locks a row, when a client takes another name', async () => {
    const awa = await person('Awa', 'Ndiaye');
    await ask(awa);
    const renamed = await runAsSystem(api.services.db, async (tx) => {
      await lock(tx, `diary:${professional.id}`);
      const renaming = callsOn(api, 'users').update(awa, awa.id, { lastName: 'Fall' });
      for (let isWaiting = false; !isWaiting;) {
        const { rows } = await sql<{ waits: boolean }>`
          select exists (select from pg_locks where locktype = 'advisory' and not granted) as waits`.execute(tx);
        isWaiting = rows[0]?.waits === true;
      }
      await sql`set local lock_timeout = '300ms'`.execute(tx);
      // As a booking does.
      await tx.updateTable('clients').set({ lastContactAt: new Date() }).where('clientId', '=', awa.id).execute();
      return () => renaming;
    });
    assert.equal((await renamed()).status, 200);
  });

  it('lets nobody try out names one by one', async () => {
    const awa = await person('Awa', 'Ndiaye');
    const id = await ask(awa);
    const parties = callsOn(api, 'appointment_parties');
    const { body } = await parties.create(awa, { appointmentId: id, ...against('Name 1') });
    const { status, body: refused } = await repeat(30, (at) =>
      parties.update(awa, body.data.id, { name: `Name ${at}` }),
    );
    assert.deepEqual([status, refused.code], [429, 'RATE_LIMITED']);
    assert.equal((await parties.remove(awa, body.data.id)).status, 429);
    assert.equal((await callsOn(api, 'users').update(awa, awa.id, { lastName: 'Fall' })).status, 429);
    assert.equal((await parties.create(professional, { appointmentId: id, ...against('Name 1') })).status, 201);
  });

  it('refuses names that are none, and too many of them', async () => {
    const awa = await person('Awa', 'Ndiaye');
    const wanted = { professionalId: professional.id, startsAt: at(2, 9) };
    const { request } = bookingCalls(api);
    const empty = await request(awa, { ...wanted, parties: [against(' ')] } as typeof wanted);
    assert.deepEqual(empty.body.errors, [{ pointer: '/parties/0/name', code: 'REQUIRED' }]);
    const long = await request(awa, { ...wanted, parties: [against('a '.repeat(13))] } as typeof wanted);
    assert.deepEqual(long.body.errors, [{ pointer: '/parties/0/name', code: 'TOO_LONG' }]);
    const parties = Array.from({ length: 7 }, (_, index) => against(`Party ${index}`));
    const many = await request(awa, { ...wanted, parties } as typeof wanted);
    assert.equal(many.body.errors[0]?.pointer, '/parties');
    const id = await ask(awa, parties.slice(0, 6));
    const more = await callsOn(api, 'appointment_parties').create(awa, { appointmentId: id, ...against('Party 8') });
    assert.equal(more.body.errors[0]?.code, 'LIMIT_EXCEEDED');
  });

  it('has an index key for all names that it takes for the same', async () => {
    const missed: string[] = [];
    await runAsSystem(api.services.db, async (tx) => {
      for (const { one, other, same } of namePairs()) {
        if (!same) continue;
        const { rows } = await sql<{ shared: boolean }>`
          select name_keys(${professional.id}, ${[...one]}::text[]) && name_keys(${professional.id}, ${[...other]}::text[]) as shared`.execute(
          tx,
        );
        if (rows[0]?.shared !== true) missed.push(`${one.join()} – ${other.join()}`);
      }
    });
    assert.deepEqual(missed, ['Cameroon Airlines Corporation – Camair-Co']);
  });
});
