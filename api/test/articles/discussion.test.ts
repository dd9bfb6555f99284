import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { answer, comment, ownComment, question } from 'shared-contracts/schemas/discussion';
import { discussionLimits } from 'shared-contracts/schemas/discussion-input';
import * as v from 'valibot';
import { runAsSystem } from '../../src/db/run-as.ts';
import { purgeExpired } from '../../src/purge-expired.ts';
import { callsOn, notified } from '../support/table-calls.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

const asked = {
  pseudonym: 'Locataire inquiète',
  category: 'civil',
  lang: 'fr',
  title: 'Mon propriétaire garde la caution',
  body: 'Le bail est terminé depuis trois mois et la caution n’est pas revenue.',
};
const answered = 'Envoyez d’abord une mise en demeure par lettre recommandée.';

describe('questions, answers and comments', () => {
  let api: TestApi;
  let client: Person;
  let other: Person;
  let professional: Person;
  let second: Person;
  let operator: Person;
  let articleId: string;
  before(async () => {
    api = await openTestApi();
    client = await api.register('client', { firstNames: 'Amina', lastName: 'Bello' });
    other = await api.register('client');
    professional = await api.author();
    second = await api.register('professional');
    operator = await api.operator();
    const article = {
      category: 'civil',
      titleFr: 'Un article',
      bodyFr: 'Corps',
      publishedAt: new Date().toISOString(),
    };
    articleId = (await callsOn(api, 'articles').create(professional, article)).body.data.id;
  });
  after(() => api.close());
  const questions = () => callsOn(api, 'questions');
  const answers = () => callsOn(api, 'answers');
  const comments = () => callsOn(api, 'comments');
  const ask = async (who = client) => (await questions().create(who, asked)).body.data.id;

  describe('a question', () => {
    it('answers 401, 403 and 422, then is public, without revealing the asker', async () => {
      assert.equal((await questions().create(undefined, asked)).status, 401);
      assert.equal((await questions().create(professional, asked)).status, 403);
      for (const [field, value] of Object.entries({
        pseudonym: ' ',
        category: 'maritime',
        lang: 'de',
        title: 'court',
        body: 'x',
      }))
        assert.equal(
          (await questions().create(client, { ...asked, [field]: value })).body.errors[0]?.pointer,
          `/${field}`,
        );
      assert.equal((await questions().create(client, { ...asked, answerCount: 9 })).status, 422);
      const id = await ask();
      const shown = await questions().get(undefined, id);
      v.parse(v.strictObject(question.entries), shown.body.data);
      assert.equal((await questions().find(undefined, { where: { clientId: client.id } })).body.code, 'COLUMN_UNKNOWN');
      assert.equal((await questions().find(other, { where: { clientId: client.id } })).body.code, 'COLUMN_UNKNOWN');
      assert.ok((await questions().find(client, { mine: true })).body.data.some((row) => row.id === id));
      assert.deepEqual((await questions().find(other, { mine: true })).body.data, []);
    });

    it('is edited and deleted by its asker until somebody has answered', async () => {
      const id = await ask();
      assert.equal((await questions().update(other, id, { title: asked.title })).status, 422);
      assert.equal((await questions().remove(other, id)).status, 404);
      assert.equal((await questions().update(client, id, { title: 'La caution, trois mois après' })).status, 200);
      await answers().create(professional, { questionId: id, body: answered });
      for (const refused of [
        await questions().update(client, id, { body: asked.body }),
        await questions().remove(client, id),
      ])
        assert.deepEqual([refused.status, refused.body.code], [409, 'ALREADY_ANSWERED']);
      const unanswered = await ask();
      assert.equal((await questions().remove(client, unanswered)).status, 200);
    });

    it('is hidden by an operator together with its answers', async () => {
      const id = await ask();
      const answerId = (await answers().create(professional, { questionId: id, body: answered })).body.data.id;
      assert.equal((await questions().update(other, id, { reportReason: 'Une adresse y est donnée.' })).status, 200);
      assert.equal((await questions().get(undefined, id)).status, 200);
      assert.equal((await questions().update(operator, id, { moderation: 'hidden' })).status, 200);
      assert.equal((await questions().get(undefined, id)).status, 404);
      assert.equal((await answers().get(undefined, answerId)).status, 404);
      assert.equal((await questions().get(client, id)).body.data.moderation, 'hidden');
      const third = await api.register('professional');
      await api.verify(third.id);
      assert.equal((await answers().create(third, { questionId: id, body: answered })).status, 422);
      await questions().update(operator, id, { moderation: 'visible' });
      assert.equal((await answers().get(undefined, answerId)).status, 200);
    });
  });

  describe('an answer', () => {
    it('answers 401, 403 and 409, then is shown with its author’s card', async () => {
      const questionId = await ask();
      const input = { questionId, body: answered };
      assert.equal((await answers().create(undefined, input)).status, 401);
      assert.equal((await answers().create(other, input)).status, 403);
      const unverified = await answers().create(second, input);
      assert.deepEqual([unverified.status, unverified.body.code], [409, 'NOT_VERIFIED']);
      assert.equal((await answers().create(professional, { ...input, questionId: randomUUID() })).status, 422);
      const written = await answers().create(professional, input);
      assert.equal(written.status, 201);
      const { author, isBest } = v.parse(answer, (await answers().get(undefined, written.body.data.id)).body.data);
      assert.deepEqual([author.id, author.lastName, isBest], [professional.id, 'Ndiaye', false]);
      const again = await answers().create(professional, input);
      assert.deepEqual([again.status, again.body.code], [409, 'ALREADY_ANSWERED']);
      assert.equal((await questions().get(undefined, questionId)).body.data.answerCount, 1);
      assert.ok((await notified(api, client)).includes('question.answered'));
    });

    it('is edited and deleted by its author, and counted', async () => {
      const questionId = await ask();
      const { id } = (await answers().create(professional, { questionId, body: answered })).body.data;
      assert.equal((await answers().update(second, id, { body: answered })).status, 422);
      const same = await answers().update(professional, id, { body: ` ${answered} ` });
      assert.deepEqual([same.status, same.body.data.editedAt], [200, null], 'the same text is no edit');
      const edited = await answers().update(professional, id, { body: `${answered} Gardez l’accusé de réception.` });
      assert.notEqual(edited.body.data.editedAt, null);
      assert.equal((await answers().remove(second, id)).status, 404);
      assert.equal((await answers().remove(professional, id)).status, 200);
      assert.equal((await questions().get(undefined, questionId)).body.data.answerCount, 0);
    });

    it('is marked as best by the asker, of their own question only', async () => {
      const questionId = await ask();
      const { id } = (await answers().create(professional, { questionId, body: answered })).body.data;
      assert.equal((await questions().update(other, questionId, { bestAnswerId: id })).status, 422);
      assert.equal((await questions().update(professional, questionId, { bestAnswerId: id })).status, 422);
      const elsewhere = await questions().update(client, await ask(), { bestAnswerId: id });
      assert.deepEqual(elsewhere.body.errors, [{ pointer: '/bestAnswerId', code: 'NOT_FOUND' }]);
      const marked = await questions().update(client, questionId, { bestAnswerId: id });
      assert.equal(marked.body.data.bestAnswerId, id);
      await questions().update(client, questionId, { bestAnswerId: id });
      assert.equal((await answers().get(undefined, id)).body.data.isBest, true);
      assert.equal((await notified(api, professional)).filter((type) => type === 'answer.best').length, 1);
      await answers().remove(professional, id);
      assert.equal((await questions().get(undefined, questionId)).body.data.bestAnswerId, null);
    });
  });

  it('a question is closed and opened again by its asker: meanwhile nobody answers it', async () => {
    const asker = await api.register('client');
    const id = await ask(asker);
    const written = (await answers().create(professional, { questionId: id, body: answered })).body.data.id;
    for (const stranger of [client, professional])
      assert.equal((await questions().update(stranger, id, { isClosed: true })).status, 422);
    assert.equal((await questions().update(asker, id, { closedAt: null })).status, 422);
    const closed = await questions().update(asker, id, { isClosed: true });
    assert.equal(closed.status, 200, JSON.stringify(closed.body));
    const { closedAt } = v.parse(question, (await questions().get(undefined, id)).body.data);
    assert.notEqual(closedAt, null);
    await questions().update(asker, id, { isClosed: true });
    assert.equal((await questions().get(undefined, id)).body.data.closedAt, closedAt, 'closed once');
    assert.equal((await questions().update(asker, id, { bestAnswerId: written })).body.data.closedAt, closedAt);
    const third = await api.register('professional');
    await api.verify(third.id);
    const late = await answers().create(third, { questionId: id, body: answered });
    assert.deepEqual([late.status, late.body.code], [409, 'QUESTION_CLOSED']);
    const open = { where: { closedAt: null } };
    assert.ok(!(await questions().find(third, open)).body.data.some((one) => one.id === id));
    assert.equal((await questions().update(asker, id, { isClosed: false })).body.data.closedAt, null);
    assert.ok((await questions().find(third, open)).body.data.some((one) => one.id === id));
    assert.equal((await answers().create(third, { questionId: id, body: answered })).status, 201);
  });

  it('are limited per hour and person', async () => {
    const writer = await api.register('client');
    const comment = { articleId, body: 'Merci.' };
    const limited = [
      [questions(), asked, discussionLimits.questionsPerHour],
      [comments(), comment, discussionLimits.commentsPerHour],
    ] as const;
    for (const [calls, body, limit] of limited) {
      const racing = await Promise.all(Array.from({ length: limit + 3 }, () => calls.create(writer, body)));
      assert.equal(racing.filter(({ status }) => status === 201).length, limit);
      const refused = racing.find(({ status }) => status === 429);
      assert.equal(refused?.body.code, 'RATE_LIMITED');
      assert.deepEqual(refused?.body.details, { limit, seconds: 3600 });
      const wait = Number(refused?.headers['retry-after']);
      assert.ok(wait > 0 && wait <= 3600, `${wait} s`);
      assert.equal((await calls.create(other, body)).status, 201);
    }
    const many = Array.from({ length: 3 }, () => comment);
    assert.equal((await comments().createMany(writer, many)).status, 429, 'many at once are many');
  });

  describe('a comment', () => {
    const on = (more: object = {}) => ({ articleId, body: 'Merci, c’est enfin clair.', ...more });

    it('answers 401, 403 and 422, then is shown under a pseudonym or a name', async () => {
      assert.equal((await comments().create(undefined, on())).status, 401);
      assert.equal((await comments().create(operator, on())).status, 403);
      assert.deepEqual((await comments().create(client, { body: 'a' })).body.errors, [
        { pointer: '/articleId', code: 'REQUIRED' },
      ]);
      assert.equal((await comments().create(client, on({ answerId: randomUUID() }))).status, 422);
      assert.equal((await comments().create(client, on({ articleId: randomUUID() }))).status, 422);
      assert.equal((await comments().create(client, on({ authorId: other.id }))).status, 422);
      const named = (await comments().create(client, on())).body.data;
      const hidden = (await comments().create(client, on({ pseudonym: 'Lectrice' }))).body.data;
      const whole = (await comments().create(professional, on())).body.data;
      const shown = async (id: string) => v.parse(comment, (await comments().get(undefined, id)).body.data).author;
      assert.deepEqual(await shown(named.id), { name: 'Amina B.', role: 'client', slug: null });
      assert.deepEqual(await shown(hidden.id), { name: 'Lectrice', role: 'client', slug: null });
      assert.equal((await shown(whole.id)).name, 'Awa Ndiaye');
      const unverified = await comments().create(second, on());
      assert.deepEqual([unverified.status, unverified.body.code], [409, 'NOT_VERIFIED']);
      const firm = await api.author({ kind: 'legal_entity', companyName: 'Cabinet Ndiaye' });
      assert.equal((await shown((await comments().create(firm, on())).body.data.id)).name, 'Cabinet Ndiaye');
      for (const column of ['authorId', 'pseudonym', 'moderation'])
        assert.equal((await comments().find(other, { where: { [column]: 'a' } })).body.code, 'COLUMN_UNKNOWN', column);
      assert.ok((await notified(api, professional)).includes('comment.received'));
    });

    it('is possible on answers too, but not on unpublished articles', async () => {
      const questionId = await ask();
      const answerId = (await answers().create(professional, { questionId, body: answered })).body.data.id;
      const written = await comments().create(other, { answerId, body: 'Et sans lettre recommandée ?' });
      assert.equal(written.status, 201);
      const draft = (await callsOn(api, 'articles').create(professional, { category: 'civil', titleFr: 'Brouillon' }))
        .body.data;
      assert.equal((await comments().create(other, on({ articleId: draft.id }))).status, 422);
      await answers().remove(professional, answerId);
      assert.equal((await comments().get(undefined, written.body.data.id)).status, 404);
    });

    it('tells its author, and nobody else, where it stands', async () => {
      const author = await api.register('client');
      const questionId = await ask(author);
      const answerId = (await answers().create(professional, { questionId, body: answered })).body.data.id;
      await comments().create(author, { articleId, body: 'Sous l’article' });
      await comments().create(author, { answerId, body: 'Sous la réponse' });
      const own = async () =>
        v
          .parse(v.array(ownComment), (await comments().find(author, { mine: true })).body.data)
          .map((one) => one.subject);
      const [onQuestion, onArticle] = await own();
      assert.deepEqual(onQuestion, { kind: 'question', id: questionId, titleFr: asked.title, titleEn: null });
      assert.deepEqual(onArticle, { kind: 'article', id: articleId, titleFr: 'Un article', titleEn: null });
      const shown = (await comments().find(undefined, { where: { answerId } })).body.data;
      assert.deepEqual(
        shown.map((one) => 'subject' in one),
        [false],
      );
      await questions().update(operator, questionId, { moderation: 'hidden' });
      assert.equal((await own())[0], null);
    });

    it('is hidden while its subject is', async () => {
      const article = {
        category: 'civil',
        titleFr: 'Un autre article',
        bodyFr: 'Corps',
        publishedAt: new Date().toISOString(),
      };
      const about = (await callsOn(api, 'articles').create(professional, article)).body.data.id;
      const onArticle = (await comments().create(client, on({ articleId: about }))).body.data.id;
      const questionId = await ask();
      const answerId = (await answers().create(professional, { questionId, body: answered })).body.data.id;
      const onAnswer = (await comments().create(client, { answerId, body: 'Et ensuite ?' })).body.data.id;
      /** Asserts the same result by id, list and count. */
      const isShown = async (who: Person | undefined, id: string) => {
        const got = (await comments().get(who, id)).status === 200;
        const listed = (await comments().find(who, { where: { id } })).body.data.length === 1;
        const { body } = await api.call<{ total: number }>('GET', `/comments/count?id=${id}`, { token: who?.token });
        assert.deepEqual([listed, body.total === 1], [got, got]);
        return got;
      };
      const shownTo = async (id: string) => [await isShown(undefined, id), await isShown(other, id)];
      const publish = (publishedAt: string | null) =>
        callsOn(api, 'articles').update(professional, about, { publishedAt });
      const moderate = (table: string, id: string, moderation: string) =>
        callsOn(api, table).update(operator, id, { moderation });
      for (const [id, hide, show] of [
        [onArticle, () => publish(null), () => publish(new Date().toISOString())],
        [
          onAnswer,
          () => moderate('questions', questionId, 'hidden'),
          () => moderate('questions', questionId, 'visible'),
        ],
        [onAnswer, () => moderate('answers', answerId, 'hidden'), () => moderate('answers', answerId, 'visible')],
      ] as const) {
        assert.deepEqual(await shownTo(id), [true, true]);
        assert.equal((await hide()).status, 200);
        assert.deepEqual(await shownTo(id), [false, false]);
        assert.equal((await comments().update(other, id, { reportReason: 'rude' })).status, 404);
        assert.equal((await comments().get(client, id)).status, 200, 'its author still has it');
        assert.equal((await show()).status, 200);
        assert.deepEqual(await shownTo(id), [true, true]);
      }
    });

    it('is edited and deleted by its author alone', async () => {
      const { id } = (await comments().create(client, on())).body.data;
      assert.equal((await comments().update(other, id, { body: 'forged' })).status, 422);
      const same = await comments().update(client, id, { body: ` ${on().body} `, pseudonym: null });
      assert.deepEqual([same.status, same.body.data.editedAt], [200, null], 'the same text is no edit');
      const edited = await comments().update(client, id, { body: 'Merci beaucoup.' });
      assert.deepEqual([edited.body.data.body, edited.body.data.editedAt !== null], ['Merci beaucoup.', true]);
      assert.equal((await comments().update(client, id, { articleId: randomUUID() })).status, 422);
      assert.equal((await comments().remove(other, id)).status, 404);
    });

    it('is deleted at once for everybody, and can be restored by its author within the hour', async () => {
      const { id } = (await comments().create(client, on())).body.data;
      await comments().update(client, id, { body: 'Merci beaucoup.' });
      await comments().update(other, id, { reportReason: 'rude' });
      const before = (await comments().get(client, id)).body.data;
      const count = async () => (await callsOn(api, 'articles').get(undefined, articleId)).body.data.commentCount;
      const counted = await count();
      assert.equal((await comments().remove(client, id)).status, 200);
      assert.equal(await count(), Number(counted) - 1);
      for (const who of [undefined, other, professional, operator]) {
        assert.equal((await comments().get(who, id)).status, 404);
        assert.deepEqual((await comments().find(who, { where: { id } })).body.data, []);
        if (who) assert.equal((await comments().update(who, id, { deletedAt: null })).status, 404);
      }
      assert.deepEqual((await comments().find(client, { where: { id } })).body.data, []);
      assert.deepEqual((await comments().find(client, { mine: true, where: { id, deletedAt: null } })).body.data, []);

      assert.equal((await comments().update(client, id, { deletedAt: null })).status, 200);
      assert.deepEqual((await comments().get(client, id)).body.data, before);
      assert.equal((await comments().get(other, id)).status, 200);
      assert.equal(await count(), counted);

      await comments().remove(client, id);
      await purgeExpired({
        db: api.services.db,
        now: () => new Date(Date.now() + 61 * 60_000),
        stop: new AbortController().signal,
      });
      assert.equal((await comments().update(client, id, { deletedAt: null })).status, 404);
    });

    it('is deleted permanently by an operator, but not by an author who deletes it twice', async () => {
      const { id } = (await comments().create(client, on())).body.data;
      for (let time = 0; time < 2; time += 1) assert.equal((await comments().remove(client, id)).status, 200);
      assert.equal((await comments().update(client, id, { deletedAt: null })).status, 200);
      assert.equal((await comments().remove(operator, id)).status, 200);
      assert.equal((await comments().get(client, id)).status, 404);
    });

    it('is reported by any signed-in user, once, and hidden or approved by an operator', async () => {
      const { id } = (await comments().create(client, on())).body.data;
      assert.equal((await comments().update(undefined, id, { reportReason: 'rude' })).status, 401);
      assert.equal((await comments().update(other, id, { reportReason: '' })).status, 422);
      for (const reporter of [other, professional])
        assert.equal((await comments().update(reporter, id, { reportReason: `from ${reporter.id}` })).status, 200);
      assert.equal((await comments().get(operator, id)).body.data.reportReason, `from ${other.id}`);
      assert.equal((await comments().update(other, id, { moderation: 'hidden' })).status, 422);
      await comments().update(operator, id, { moderation: 'hidden' });
      assert.equal((await comments().get(other, id)).status, 404);
      assert.equal((await comments().update(other, id, { reportReason: 'again' })).status, 404);
      assert.equal((await comments().get(client, id)).body.data.moderation, 'hidden');
      const audited = await runAsSystem(api.services.db, (tx) =>
        tx.selectFrom('audit').select('details').where('subject', '=', id).execute(),
      );
      assert.deepEqual(
        audited.map(({ details }) => details),
        [{ moderation: 'hidden' }],
      );
    });
  });
});
