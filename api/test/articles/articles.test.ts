import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { article, articleSummary } from 'shared-contracts/schemas/article';
import * as v from 'valibot';
import { callsOn } from '../support/table-calls.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

const publishedAt = '2026-01-05T09:00:00.000Z';
const words = (count: number) => Array.from({ length: count }, (_, index) => `mot${index}`).join(' ');

describe('articles and news', () => {
  let api: TestApi;
  let author: Person;
  let other: Person;
  let client: Person;
  let operator: Person;
  before(async () => {
    api = await openTestApi();
    author = await api.author({ lastName: 'Mbarga' });
    other = await api.author();
    client = await api.register('client');
    operator = await api.operator();
  });
  after(() => api.close());
  const articles = () => callsOn(api, 'articles');
  const comments = () => callsOn(api, 'comments');
  const write = async (who: Person, more: object = {}) => {
    const { status, body } = await articles().create(who, {
      category: 'tax',
      titleFr: 'Un titre',
      bodyFr: 'corps',
      publishedAt,
      ...more,
    });
    assert.equal(status, 201, JSON.stringify(body));
    return body.data;
  };
  const idsOf = async (where: object, who?: Person) =>
    (await articles().find(who, { where, select: ['id'], limit: 100 })).body.data.map(({ id }) => id);

  it('are distinguished: professionals write articles, operators both, for the platform', async () => {
    const forged = await articles().create(author, { category: 'tax', titleFr: 'x', kind: 'news' });
    assert.deepEqual(forged.body.errors, [{ pointer: '/kind', code: 'FORBIDDEN' }]);
    const mine = await write(author);
    assert.deepEqual([mine.kind, mine.authorId], ['article', author.id]);
    const news = await write(operator, { titleFr: 'Une nouvelle' });
    assert.deepEqual([news.kind, news.authorId, news.author], ['news', null, null]);
    const platform = await write(operator, { kind: 'article' });
    assert.deepEqual([platform.kind, platform.authorId], ['article', null]);
    const turned = await articles().update(author, mine.id, { kind: 'news' });
    assert.deepEqual(turned.body.errors, [{ pointer: '/kind', code: 'FORBIDDEN' }]);
    assert.equal((await articles().update(other, String(news.id), { titleFr: 'forged' })).status, 404);
    assert.equal((await articles().remove(author, String(news.id))).status, 404);
    assert.equal((await articles().create(client, { category: 'tax', titleFr: 'x' })).status, 403);
    const listed = await idsOf({ kind: 'news' });
    assert.deepEqual([listed.includes(news.id), listed.includes(mine.id)], [true, false]);
  });

  it('are listed with author and comment count but without bodies, and read whole one by one', async () => {
    const { id, slug } = await write(author, { bodyFr: words(10) });
    const [listed] = (await articles().find(undefined, { where: { id } })).body.data;
    const card = v.parse(v.strictObject(articleSummary.entries), listed);
    assert.deepEqual([card.author?.lastName, card.commentCount], ['Mbarga', 0]);
    const got = v.parse(v.strictObject(article.entries), (await articles().get(undefined, id)).body.data);
    assert.equal(got.bodyFr, words(10));
    const one = await api.call<{ data: object }>('POST', '/articles/find-one-by', { body: { where: { slug } } });
    assert.equal(v.parse(article, one.body.data).bodyFr, words(10));
    const own = await api.call<{ data: object[] }>('POST', '/pro/get-all/articles', { token: author.token, body: {} });
    assert.ok(own.body.data.every((row) => !('bodyFr' in row)));
  });

  it('count the public comments', async () => {
    const { id } = await write(author);
    const countOf = async () => v.parse(article, (await articles().get(undefined, id)).body.data).commentCount;
    const made = [];
    for (const body of ['Merci.', 'Très clair.'])
      made.push((await comments().create(client, { articleId: id, body })).body.data.id);
    assert.equal(await countOf(), 2);
    await comments().update(other, String(made[0]), { reportReason: 'rude' });
    assert.equal(await countOf(), 2, 'a report alone silences nobody');
    await comments().update(operator, String(made[0]), { moderation: 'hidden' });
    assert.equal(await countOf(), 1);
    await comments().remove(client, String(made[1]));
    assert.equal(await countOf(), 0);
  });

  it('have languages, and are filtered by them', async () => {
    const [bodyFr, bodyEn] = ['corps', 'body'];
    const cases = [
      [{ bodyFr }, ['fr']],
      [{ bodyFr, titleEn: 'A title', bodyEn }, ['fr', 'en']],
      [{ titleFr: null, bodyFr: null, titleEn: 'A title', bodyEn }, ['en']],
    ] as const;
    for (const [texts, languages] of cases) {
      const { id, ...row } = await write(author, texts);
      assert.deepEqual(row.languages, languages);
      for (const lang of ['fr', 'en'] as const)
        assert.equal(
          (await idsOf({ id, languages: { $has: lang } })).length,
          (languages as readonly string[]).includes(lang) ? 1 : 0,
        );
    }
    const forged = await articles().create(author, { category: 'tax', titleFr: 'x', languages: ['en'] });
    assert.deepEqual(forged.body.errors, [{ pointer: '/languages', code: 'FORBIDDEN' }]);
  });

  it('take a minute for each 200 words of the longer language', async () => {
    for (const [texts, minutes] of [
      [{}, 1],
      [{ bodyFr: words(200) }, 1],
      [{ bodyFr: words(201) }, 2],
      [{ bodyFr: `  ${words(100)}\n\n\n${words(100)}\n` }, 1],
      [{ bodyFr: words(50), titleEn: 'x', bodyEn: words(1001) }, 6],
    ] as const)
      assert.equal((await write(author, texts)).readingMinutes, minutes);
    const { id } = await write(author, { bodyFr: words(900) });
    assert.equal((await articles().update(operator, id, { bodyFr: words(10) })).body.data.readingMinutes, 1);
    const forged = await articles().update(author, id, { readingMinutes: 99 });
    assert.deepEqual(forged.body.errors, [{ pointer: '/readingMinutes', code: 'FORBIDDEN' }]);
  });

  it('are searched by words in title, summary and body, except drafts', async () => {
    const texts = {
      titleFr: 'Le préavis',
      summaryEn: 'How long it lasts',
      bodyFr: 'Un **délai de préavis** raisonnable',
      titleEn: 'Notice',
      bodyEn: 'Notice',
    };
    const { id } = await write(author, texts);
    const draft = (await write(author, { ...texts, publishedAt: null })).id;
    const found = (text: string, who?: Person) => idsOf({ searchText: { $contains: text } }, who);
    for (const text of ['PREAVIS', 'how long', 'délai de préavis raisonnable', 'preavis raisonnable']) {
      assert.deepEqual(await found(text), [id], text);
      assert.deepEqual(await found(text, other), [id], text);
    }
    assert.deepEqual((await found('preavis', operator)).sort(), [id, draft].sort());
    assert.deepEqual(await found('préavis % raisonnable'), []);
    const hidden = await articles().find(undefined, { select: ['searchText'] });
    assert.equal(hidden.body.code, 'COLUMN_UNKNOWN');
  });

  it('have related articles by category, and are counted by category', async () => {
    const { id } = await write(author, { category: 'insurance' });
    const related = (await write(other, { category: 'insurance' })).id;
    await write(other, { category: 'insurance', publishedAt: null });
    assert.deepEqual(await idsOf({ kind: 'article', category: 'insurance', id: { $ne: id } }), [related]);
    const { body } = await api.call<{ data: { category: string; n: number }[] }>('POST', '/articles/aggregate', {
      body: { where: { kind: 'article' }, groupBy: ['category'], metrics: { n: { fn: 'count' } } },
    });
    assert.equal(body.data.find(({ category }) => category === 'insurance')?.n, 2);
  });
});
