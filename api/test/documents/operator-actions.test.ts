import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { runAsSystem } from '../../src/db/run-as.ts';
import { tables } from '../../src/tables.ts';
import { callsOn } from '../support/table-calls.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

const page = { titleFr: 'a', titleEn: 'a', bodyFr: 'a', bodyEn: 'a' };

/** Everything operators do to rows of others is in the audit log. */
describe('operator actions', () => {
  let api: TestApi;
  let operator: Person;
  let professional: Person;
  let client: Person;
  before(async () => {
    api = await openTestApi();
    operator = await api.operator();
    professional = await api.author();
    client = await api.register('client');
  });
  after(() => api.close());

  const idOf = async (table: string, who: Person, input: object) => {
    const { status, body } = await callsOn(api, table).create(who, input);
    assert.equal(status, 201, JSON.stringify(body));
    return body.data.id;
  };
  const article = () =>
    idOf('articles', professional, {
      category: 'labour',
      titleFr: 'Le bail',
      bodyFr: 'Corps',
      publishedAt: new Date(),
    });
  const question = () =>
    idOf('questions', client, {
      ...{ pseudonym: 'Awa', category: 'labour', lang: 'fr', title: 'Un préavis est-il dû ?' },
      body: 'Mon employeur me demande de partir demain sans préavis.',
    });
  async function review(): Promise<string> {
    return runAsSystem(api.services.db, async (tx) => {
      const startsAt = new Date('2026-01-05T09:00:00Z');
      const parties = { professionalId: professional.id, clientId: client.id };
      const appointment = await tx
        .insertInto('appointments')
        .values({
          ...parties,
          ...{ callType: 'video', startsAt, endsAt: new Date(startsAt.getTime() + 1_800_000), reason: 'a reason' },
          status: 'accepted',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const { id } = await tx
        .insertInto('reviews')
        .values({ ...parties, appointmentId: appointment.id, rating: 4, publishesAt: startsAt, publishedAt: startsAt })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    });
  }
  /** For each table a row that an operator may change or delete, and a change. */
  const acts: Record<string, { row(): Promise<string>; change: Record<string, string | null> }> = {
    professionals: { row: async () => professional.id, change: { registerNumber: 'CM-42', registeredWithFr: null } },
    articles: { row: article, change: { bodyFr: 'é'.repeat(300) } },
    pages: {
      row: () =>
        idOf('pages', operator, { ...page, kind: 'help', topic: 'search', slug: 'a', position: 1, summaryFr: 'a' }),
      change: { titleFr: 'Ailleurs', summaryFr: null },
    },
    categories: { row: async () => 'labour', change: { labelEn: 'Law of labour' } },
    consultation_suggestions: {
      row: () =>
        idOf('consultation_suggestions', operator, {
          ...{ professions: ['notary'], nameFr: 'Testament', nameEn: 'Will', minutes: 45, callTypes: ['in_person'] },
          position: 20,
        }),
      change: { nameEn: 'Last will' },
    },
    reviews: { row: review, change: { moderation: 'hidden' } },
    comments: {
      row: async () => idOf('comments', client, { articleId: await article(), body: 'Merci.' }),
      change: { moderation: 'hidden' },
    },
    questions: { row: question, change: { moderation: 'hidden' } },
    answers: {
      row: async () => idOf('answers', professional, { questionId: await question(), body: 'Oui, un mois au moins.' }),
      change: { moderation: 'hidden' },
    },
  };
  const entriesOf = (subject: string) =>
    runAsSystem(api.services.db, (tx) =>
      tx
        .selectFrom('audit')
        .select(['action', 'actorId', 'actorRole', 'details'])
        .where('subject', '=', subject)
        .where('action', 'not like', 'account.%')
        .orderBy('id')
        .execute(),
    );

  it('are tested on every table that allows one', () => {
    const allowed = tables.filter(({ policy: { ops } }) => ops.update?.operator ?? ops.delete?.operator);
    // A decision on reported messages is tested in message-reports.test.ts.
    assert.deepEqual(allowed.map(({ path }) => path).sort(), [...Object.keys(acts), 'message_reports'].sort());
  });

  for (const [table, { row, change }] of Object.entries(acts))
    it(`on ${table} are audited, except refused ones`, async () => {
      const id = await row();
      const before = (await entriesOf(id)).length;
      const calls = callsOn(api, table);
      const details = Object.fromEntries(
        Object.entries(change).map(([name, value]) => [name, value === null ? null : value.slice(0, 200)]),
      );
      assert.equal((await calls.update(operator, id, { ...change, unknown: 1 })).status, 422);
      const changed = await calls.update(operator, id, change);
      assert.equal(changed.status, 200, JSON.stringify(changed.body));
      const holds = table === 'categories' ? { id } : { id: { $ne: '00000000-0000-4000-8000-000000000000' } };
      assert.equal((await calls.step(operator, id, { $not: holds }, change)).status, 412);
      const again = await calls.step(operator, id, holds, change);
      assert.equal(again.status, 200, JSON.stringify(again.body));
      const isDeletable = tables.find(({ path }) => path === table)?.policy.ops.delete?.operator !== undefined;
      if (isDeletable) assert.equal((await calls.remove(operator, id)).status, 200);
      const who = { actorId: operator.id, actorRole: 'operator' };
      assert.deepEqual((await entriesOf(id)).slice(before), [
        { ...who, action: `${table}.updated`, details },
        { ...who, action: `${table}.updated`, details },
        ...(isDeletable ? [{ ...who, action: `${table}.deleted`, details: {} }] : []),
      ]);
    });

  it('are audited without a broken character at the end of a truncated text', async () => {
    await api.verify(professional.id);
    const id = await article();
    const bodyFr = `${'a'.repeat(199)}\u{1f600} and so on`;
    const { status, body } = await callsOn(api, 'articles').update(operator, id, { bodyFr });
    assert.equal(status, 200, JSON.stringify(body));
    assert.deepEqual((await entriesOf(id)).at(-1)?.details, { bodyFr: 'a'.repeat(199) });
  });

  it('are distinguished from owners’ changes to their own rows', async () => {
    const id = await article();
    await callsOn(api, 'articles').update(professional, id, { titleFr: 'Le congé' });
    await callsOn(api, 'articles').remove(professional, id);
    assert.deepEqual(await entriesOf(id), []);
  });
});
