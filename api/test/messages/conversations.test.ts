import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { conversation, conversationLimits, foundConversation } from 'shared-contracts/schemas/conversation';
import * as v from 'valibot';
import { runAsSystem } from '../../src/db/run-as.ts';
import { appointmentBetween } from '../support/appointment-between.ts';
import { conversing } from '../support/conversing.ts';
import { callsOn } from '../support/table-calls.ts';
import { openTestApi, password } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

const DAY = 86_400_000;

describe('conversations', () => {
  let api: TestApi;
  let clock = Date.now();
  let talk: ReturnType<typeof conversing>;
  let client: Person;
  let other: Person;
  let professional: Person;
  let stranger: Person;
  let operator: Person;
  before(async () => {
    api = await openTestApi({ DATABASE_POOL: '20' }, () => new Date(clock));
    talk = conversing(api);
    client = await api.register('client');
    other = await api.register('client');
    professional = await talk.reachable();
    stranger = await api.register('professional');
    operator = await api.operator();
  });
  after(() => api.close());
  const profile = () => callsOn(api, 'professionals');
  /** What was counted and answered today was so yesterday. */
  const aDayLater = (person: Person) =>
    runAsSystem(api.services.db, (tx) =>
      sql`update conversations set first_contact_on = first_contact_on - 1, away_answered_on = away_answered_on - 1
        where professional_id = ${person.id}`.execute(tx),
    );

  it('answer 401, 403 and 422 before one is opened', async () => {
    const { conversations } = talk;
    assert.equal((await conversations.create(undefined, { professionalId: professional.id })).status, 401);
    assert.equal((await conversations.create(operator, { professionalId: professional.id })).status, 403);
    assert.equal((await conversations.find(operator)).status, 403);
    for (const professionalId of [randomUUID(), stranger.id]) {
      const { body } = await conversations.create(client, { professionalId });
      assert.deepEqual(body.errors, [{ pointer: '/professionalId', code: 'NOT_FOUND' }]);
    }
    assert.deepEqual((await conversations.create(client, {})).body.errors, [
      { pointer: '/professionalId', code: 'REQUIRED' },
    ]);
    const opened = await conversations.create(client, { professionalId: professional.id });
    assert.equal(opened.status, 201);
    const row = v.parse(conversation, opened.body.data);
    assert.equal(row.professional.firstNames, 'Awa');
    assert.deepEqual([row.unread, row.readUpTo, row.isArchived, row.canWrite], [0, 0, false, 'open']);
    assert.deepEqual(row.other, {
      id: professional.id,
      lang: 'fr',
      languages: ['fr'],
      timeZone: 'Africa/Dakar',
      isDeleted: false,
    });
    for (const column of ['professionalUnread', 'professionalReadSeq', 'professionalArchived', 'clientWrote'])
      assert.ok(!(column in opened.body.data), column);
    const again = await conversations.create(client, { professionalId: professional.id });
    assert.equal(again.body.data.id, row.id);
  });

  it('let a professional write to clients with an appointment, in its thread, which shows it and the next', async () => {
    const { conversations } = talk;
    const refused = await conversations.create(professional, { clientId: other.id });
    assert.deepEqual(refused.body.errors, [{ pointer: '/clientId', code: 'NOT_FOUND' }]);
    const startsAt = new Date(clock - DAY);
    const appointmentId = await appointmentBetween(api, other, professional, { startsAt });
    const opened = await conversations.create(professional, { clientId: other.id, appointmentId });
    assert.equal(opened.status, 201);
    const next = new Date(clock + DAY);
    const nextId = await appointmentBetween(api, other, professional, { startsAt: next, status: 'accepted' });
    await appointmentBetween(api, other, professional, { startsAt: new Date(clock + 2 * DAY), status: 'accepted' });
    const row = v.parse(conversation, await talk.shown(professional, opened.body.data.id));
    assert.deepEqual([row.appointment?.id, row.appointment?.status], [appointmentId, 'done']);
    assert.deepEqual([row.nextAppointment?.id, row.nextAppointment?.startsAt], [nextId, next.toISOString()]);
    const borrowed = await conversations.create(client, { professionalId: professional.id, appointmentId });
    assert.deepEqual(borrowed.body.errors, [{ pointer: '/appointmentId', code: 'NOT_FOUND' }]);
  });

  it('let a professional answer whoever has written, and nobody who has only opened one', async () => {
    const { who, id } = await talk.pair(professional);
    const open = (clientId: string, appointmentId: string | null = null) =>
      talk.conversations.create(professional, { clientId, appointmentId });
    assert.equal((await open(who.id)).status, 422);
    await talk.send(who, id, 'Bonjour');
    assert.equal((await open(who.id)).body.data.id, id);
    const appointmentId = await appointmentBetween(api, who, professional, { startsAt: new Date(clock) });
    assert.equal((await open(who.id, appointmentId)).status, 201);

    const booked = await talk.pair(professional);
    await appointmentBetween(api, booked.who, professional, { startsAt: new Date(clock) });
    assert.equal((await open(booked.who.id)).body.data.id, booked.id);
    for (const person of [booked.who, professional]) assert.equal((await talk.shown(person, booked.id)).lastSeq, 0);
  });

  it('are visible to their opener only until something is written, and never to outsiders', async () => {
    const { who, id } = await talk.pair(professional);
    assert.equal((await talk.conversations.get(professional, id)).status, 404);
    assert.equal((await talk.conversations.get(other, id)).status, 404);
    await talk.send(who, id, 'Bonjour Maître');
    const seen = await talk.shown(professional, id);
    assert.deepEqual(
      [seen.lastMessage, seen.professionalUnread, seen.unread, seen.lastSeq, seen.lastSenderId],
      ['Bonjour Maître', 1, 1, 1, who.id],
    );
    for (const outsider of [other, stranger]) {
      assert.equal((await talk.conversations.get(outsider, id)).status, 404);
      assert.equal((await talk.conversations.update(outsider, id, { archived: true })).status, 404);
    }
  });

  describe('with a first contact', () => {
    it('are closed by default, and open for whoever has asked for an appointment', async () => {
      const closed = await api.register('professional');
      await api.verify(closed.id);
      const shown = await profile().get(undefined, closed.id);
      assert.equal(shown.body.data.firstContacts, false);
      const who = await api.register('client');
      const refused = await talk.conversations.create(who, { professionalId: closed.id });
      assert.deepEqual([refused.status, refused.body.code], [409, 'FIRST_CONTACTS_CLOSED']);
      for (const status of ['rejected', 'withdrawn', 'expired'] as const) {
        await appointmentBetween(api, who, closed, { startsAt: new Date(clock), status });
        const still = await talk.conversations.create(who, { professionalId: closed.id });
        assert.deepEqual([still.status, still.body.code], [409, 'FIRST_CONTACTS_CLOSED'], status);
      }
      const waiting = { startsAt: new Date(clock), status: 'waiting' } as const;
      await appointmentBetween(api, who, closed, waiting);
      const opened = await talk.conversations.create(who, { professionalId: closed.id });
      assert.equal(opened.status, 201);
      assert.equal((await talk.send(who, opened.body.data.id, 'Bonjour')).status, 201);
    });

    it('are opened and closed by the professional, whose answer keeps a conversation open', async () => {
      const one = await talk.reachable();
      assert.equal((await profile().get(undefined, one.id)).body.data.firstContacts, true);
      const [answered, waiting] = [await talk.pair(one), await talk.pair(one)];
      for (const { who, id } of [answered, waiting]) assert.equal((await talk.send(who, id, 'Bonjour')).status, 201);
      assert.equal((await talk.send(one, answered.id, 'Bonjour')).status, 201);
      assert.equal((await profile().update(one, one.id, { firstContacts: false })).status, 200);
      assert.equal((await talk.send(answered.who, answered.id, 'Merci')).status, 201);
      const refused = await talk.send(waiting.who, waiting.id, 'Encore');
      assert.deepEqual([refused.status, refused.body.code], [409, 'FIRST_CONTACTS_CLOSED']);
      assert.equal((await talk.shown(waiting.who, waiting.id)).canWrite, 'closed');
      assert.equal((await talk.shown(one, waiting.id)).canWrite, 'open');
      assert.equal((await talk.send(one, waiting.id, 'Je vous réponds')).status, 201);
      assert.equal((await talk.shown(waiting.who, waiting.id)).canWrite, 'open');
    });

    it('are limited a day of the professional’s time zone, also when they come at once', async () => {
      const one = await talk.reachable({ firstContactsPerDay: 2 });
      const pairs = [];
      for (let count = 0; count < 4; count += 1) pairs.push(await talk.pair(one));
      const sent = await Promise.all(pairs.map(({ who, id }) => talk.send(who, id, 'Bonjour')));
      const refused = sent.filter(({ status }) => status === 409);
      assert.deepEqual(
        refused.map(({ body }) => body.code),
        ['FIRST_CONTACTS_FULL', 'FIRST_CONTACTS_FULL'],
      );
      const first = pairs[sent.findIndex(({ status }) => status === 201)];
      const last = pairs[sent.findIndex(({ status }) => status === 409)];
      assert.ok(first && last);
      assert.equal((await talk.shown(last.who, last.id)).canWrite, 'limited');
      assert.equal((await talk.send(first.who, first.id, 'Et encore')).status, 201, 'it counts once');
      const late = await api.register('client');
      const opening = await talk.conversations.create(late, { professionalId: one.id });
      assert.deepEqual([opening.status, opening.body.code], [409, 'FIRST_CONTACTS_FULL']);
      await aDayLater(one);
      assert.equal((await talk.send(last.who, last.id, 'Bonjour')).status, 201);
    });
  });

  describe('of somebody who is away', () => {
    const texts = { isAway: true, awayFr: 'Je suis en audience.', awayEn: 'I am in court.' };

    it('are answered once a day, in the client’s language, by a message that says it is automatic', async () => {
      const one = await talk.reachable(texts);
      const { who, id } = await talk.pair(one);
      await runAsSystem(api.services.db, (tx) =>
        tx.updateTable('users').set({ lang: 'en' }).where('id', '=', who.id).execute(),
      );
      const written = async () =>
        (await talk.messages.find(who, { where: { conversationId: id }, sort: [{ seq: 'asc' }] })).body.data.map(
          ({ seq, body, isAutomatic, senderId }) => [seq, body, isAutomatic, senderId === who.id],
        );
      await talk.send(who, id, 'Hello');
      await talk.send(who, id, 'Are you there?');
      assert.deepEqual(await written(), [
        [1, 'Hello', false, true],
        [2, 'I am in court.', true, false],
        [3, 'Are you there?', false, true],
      ]);
      const seen = await talk.shown(who, id);
      assert.deepEqual([seen.unread, seen.lastSeq], [1, 3]);
      await aDayLater(one);
      await talk.send(who, id, 'Good morning');
      assert.equal((await written()).length, 5);
      assert.equal((await profile().update(one, one.id, { firstContacts: false })).status, 200);
      const refused = await talk.send(who, id, 'Hello');
      assert.equal(refused.body.code, 'FIRST_CONTACTS_CLOSED', 'an automatic answer is no answer');
    });

    it('need a text, in one language at least', async () => {
      const one = await talk.reachable();
      const refused = await profile().update(one, one.id, { isAway: true });
      assert.deepEqual(refused.body.errors, [{ pointer: '/awayFr', code: 'REQUIRED' }]);
      assert.equal((await profile().update(one, one.id, { isAway: true, awayEn: 'Away' })).status, 200);
      const { who, id } = await talk.pair(one);
      await talk.send(who, id, 'Bonjour');
      assert.equal((await talk.shown(who, id)).lastMessage, 'Away', 'in the language there is');
      assert.equal((await profile().update(one, one.id, { awayEn: null })).status, 422);
      const read = await profile().get(who, one.id);
      assert.ok(!('awayEn' in read.body.data), 'others read it as an answer only');
    });
  });

  it('stop at five new ones an hour; existing ones still open', async () => {
    const who = await api.register('client');
    const professionals: Person[] = [];
    for (let index = 0; index < 6; index += 1) professionals.push(await talk.reachable());
    const open = (person: Person | undefined) => talk.conversations.create(who, { professionalId: person?.id });
    const statuses: number[] = [];
    for (const person of professionals) {
      const opened = await open(person);
      statuses.push(opened.status);
      if (person !== professionals[0]) await talk.send(who, opened.body.data.id, 'Bonjour');
    }
    assert.deepEqual(statuses, [201, 201, 201, 201, 201, 201], 'one of them without a message');
    const first = await open(professionals[0]);
    assert.equal(first.status, 201);
    const refused = await talk.send(who, first.body.data.id, 'Bonjour');
    assert.deepEqual([refused.status, refused.body.code], [429, 'TOO_MANY_CONVERSATIONS']);
    assert.equal((await open(await talk.reachable())).body.code, 'TOO_MANY_CONVERSATIONS');
    assert.equal((await open(professionals[1])).status, 201);
    assert.equal(conversationLimits.newConversationsPerHour, 5);
  });

  it('are not duplicated when both parties open one concurrently', async () => {
    const who = await api.register('client');
    const opened = await Promise.all(
      Array.from({ length: 4 }, () => talk.conversations.create(who, { professionalId: professional.id })),
    );
    assert.deepEqual([...new Set(opened.map(({ status }) => status))], [201]);
    assert.equal(new Set(opened.map(({ body }) => body.data.id)).size, 1);
  });

  it('are archived by each party alone, and come back with a message', async () => {
    const { who, id } = await talk.pair(professional);
    await talk.send(who, id, 'Bonjour');
    const archived = await talk.conversations.update(who, id, { archived: true });
    assert.deepEqual([archived.status, archived.body.data.isArchived], [200, true]);
    assert.equal((await talk.shown(professional, id)).isArchived, false);
    const listed = async (clientArchived: boolean) =>
      (await talk.conversations.find(who, { where: { clientArchived } })).body.data.map((row) => row.id);
    assert.deepEqual([await listed(false), await listed(true)], [[], [id]]);
    const hidden = await talk.conversations.find(who, { where: { professionalArchived: true } });
    assert.equal(hidden.status, 422);
    await talk.send(professional, id, 'Bonjour');
    assert.deepEqual([await listed(false), await listed(true)], [[id], []]);
    assert.equal((await talk.conversations.update(who, id, { archived: 'yes' })).status, 422);
    assert.equal((await talk.conversations.update(who, id, { lastMessage: 'forged' })).status, 422);
  });

  it('are found by the other’s name and by what was written, without accents, among one’s own', async () => {
    const named = await talk.reachable({ lastName: 'Özdemir-Mbappé', companyName: null });
    const { who, id } = await talk.pair(named);
    const second = await talk.conversations.create(who, { professionalId: professional.id });
    await talk.send(who, id, 'Une médiation est-elle possible ?');
    clock += 1000;
    await talk.send(named, id, 'Oui, la Médiation se fait à distance.');
    clock += 1000;
    await talk.send(who, second.body.data.id, '100 % des médiations échouent_ici');
    const search = (person: Person | undefined, text: string) =>
      api.call<{ data: v.InferOutput<typeof foundConversation>[]; capped: boolean; code: string }>(
        'POST',
        '/conversations/search',
        { token: person?.token, body: { text } },
      );
    const found = await search(who, 'mediation');
    assert.equal(found.status, 200);
    assert.equal(found.body.capped, false);
    assert.deepEqual(
      v
        .parse(v.array(foundConversation), found.body.data)
        .map(({ id: one, match, matches }) => [one, match?.seq, matches?.map(({ seq }) => seq)]),
      [
        [second.body.data.id, 1, [1]],
        [id, 2, [2, 1]],
      ],
    );
    clock += 1000;
    for (let count = 0; count < 10; count += 1) await talk.send(named, id, `Rappel ${count} de la médiation`);
    const cut = (await search(who, 'rappel')).body;
    assert.deepEqual([cut.data[0]?.matches?.length, cut.capped], [10, false]);
    const latest = (await search(who, 'mediation')).body;
    assert.deepEqual(
      latest.data.map(({ matches }) => matches?.map(({ seq }) => seq)),
      [[12, 11, 10, 9, 8, 7, 6, 5, 4, 3], [1]],
      'the ten latest of one, and those of the others',
    );
    assert.equal(latest.capped, true);
    const byName = await search(who, 'mbappe');
    assert.deepEqual(
      byName.body.data.map((row) => [row.id, row.match, row.matches]),
      [[id, null, []]],
    );
    assert.deepEqual(
      (await search(named, 'ndiaye')).body.data.map((row) => row.id),
      [id],
      'the client’s name',
    );
    assert.deepEqual((await search(who, '100 % des')).body.data.length, 1, 'literally');
    assert.deepEqual((await search(who, 'echouent%ici')).body.data, []);
    assert.deepEqual((await search(other, 'mediation')).body.data, []);
    assert.equal((await search(who, 'à %')).status, 422);
    assert.equal((await search(undefined, 'mediation')).status, 401);
    assert.equal((await search(operator, 'mediation')).status, 403);
  });

  it('are found by a name, and by one message each, before further messages of others', async () => {
    const busy = await talk.reachable();
    await runAsSystem(api.services.db, async (tx) => {
      // The oldest one is Rarissime's; fifty-five others wrote that word, five of them another one ten times.
      await sql`insert into users (id, role, password_hash, last_name, first_names, email, email_confirmed_at)
        select gen_random_uuid(), 'client', '', case number when 0 then 'Rarissime' else 'Essai' end, 'Client ' || number,
          'crowd-' || number || '@nimbia.test', now() from generate_series(0, 55) as number`.execute(tx);
      await sql`insert into conversations (professional_id, client_id, opened_by, last_message, last_message_at, last_seq, client_wrote)
        select ${busy.id}::uuid, id, id, 'Bonjour', now() - case last_name when 'Essai' then interval '1 day' else interval '1 year' end, 11, true
        from users where email like 'crowd-%'`.execute(tx);
      await sql`insert into messages (conversation_id, sender_id, recipient_id, seq, body, created_at)
        select c.id, c.client_id, c.professional_id, seq, case seq when 1 then 'rarissime' else 'voisinage' end, c.last_message_at
        from conversations c join users on users.id = c.client_id, generate_series(1, 11) as seq
        where c.professional_id = ${busy.id}::uuid and case
          when last_name = 'Rarissime' then seq = 2
          else seq = 1 or first_names in ('Client 1', 'Client 2', 'Client 3', 'Client 4', 'Client 5') end`.execute(tx);
    });
    const search = async (text: string) =>
      (
        await api.call<{ data: v.InferOutput<typeof foundConversation>[]; capped: boolean }>(
          'POST',
          '/conversations/search',
          { token: busy.token, body: { text } },
        )
      ).body;
    const word = await search('rarissime');
    assert.deepEqual([word.data.length, word.capped], [50, true]);
    assert.deepEqual(
      word.data.filter(({ match }) => match === null).map(({ client: { lastName } }) => lastName),
      ['Rarissime'],
    );
    const other = await search('voisinage');
    assert.deepEqual(other.data.map(({ client: { lastName }, matches }) => [lastName, matches?.length]).at(-1), [
      'Rarissime',
      1,
    ]);
    assert.deepEqual(
      [other.data.length, other.data.flatMap(({ matches }) => matches).length, other.capped],
      [6, 50, true],
    );
  });

  it('stay readable when the other account is deleted, and nothing can be sent', async () => {
    const who = await talk.reachable();
    const { who: leaving, id } = await talk.pair(who);
    await talk.send(leaving, id, 'Au revoir');
    const gone = await api.call('DELETE', '/auth/account', { token: leaving.token, body: { password } });
    assert.equal(gone.status, 200);
    const row = v.parse(conversation, await talk.shown(who, id));
    assert.deepEqual([row.canWrite, row.other.isDeleted, row.client.lastName], ['deleted', true, '–']);
    const kept = await talk.messages.find(who, { where: { conversationId: id } });
    assert.deepEqual(
      kept.body.data.map(({ body }) => body),
      ['Au revoir'],
    );
    const refused = await talk.send(who, id, 'Êtes-vous là ?');
    assert.deepEqual([refused.status, refused.body.code], [409, 'RECIPIENT_DELETED']);
  });
});
