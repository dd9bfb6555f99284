import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import sharp from 'sharp';
import { articleVersion, receivedComment, versionLimits, ownArticle } from 'shared-contracts/schemas/article-writing';
import * as v from 'valibot';
import { up as receiveEarlierComments } from '../../src/db/migrations/042-earlier-comments.ts';
import { runAsSystem } from '../../src/db/run-as.ts';
import { sendFile } from '../support/send-file.ts';
import { callsOn } from '../support/table-calls.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

const published = { category: 'tax', titleFr: 'Un titre', bodyFr: 'Corps', publishedAt: '2026-01-05T09:00:00.000Z' };

describe('writing articles', () => {
  let api: TestApi;
  let author: Person;
  let other: Person;
  let client: Person;
  before(async () => {
    api = await openTestApi();
    author = await api.author();
    other = await api.author();
    client = await api.register('client');
  });
  after(() => api.close());
  const on = (table: string) => callsOn(api, table);
  const write = async (body: object, who = author): Promise<string> => {
    const answer = await on('articles').create(who, body);
    assert.equal(answer.status, 201, JSON.stringify(answer.body));
    return answer.body.data.id;
  };
  const change = async (id: string, body: object, who = author) => {
    const answer = await on('articles').update(who, id, body);
    return { status: answer.status, code: answer.body.code, errors: answer.body.errors, data: answer.body.data };
  };
  const versionsOf = async (id: string, who: Person | undefined = author) =>
    (await on('article_versions').find(who, { where: { articleId: id }, select: ['bodyFr'], limit: 100 })).body.data;

  it('begins with the first word, of the title or the text; what is published has both, in each language', async () => {
    const id = await write({ category: 'tax', bodyFr: 'Un' });
    const now = new Date().toISOString();
    const refused = async (set: object) => (await change(id, { ...set, publishedAt: now })).errors;
    assert.deepEqual(await refused({}), [{ pointer: '/titleFr', code: 'REQUIRED' }]);
    assert.deepEqual(await refused({ titleFr: 'Titre', bodyFr: '' }), [{ pointer: '/bodyFr', code: 'REQUIRED' }]);
    assert.deepEqual(await refused({ titleFr: 'Titre', titleEn: 'Title' }), [{ pointer: '/bodyEn', code: 'REQUIRED' }]);
    for (const bodyFr of ['Une salle : ![](/uploads/a.jpg#1x1)', '![ ][salle]'])
      assert.deepEqual(await refused({ titleFr: 'Titre', bodyFr }), [
        { pointer: '/bodyFr', code: 'PICTURE_NOT_DESCRIBED' },
      ]);
    const { status, data } = await change(id, { titleFr: 'Le titre enfin', publishedAt: now });
    assert.equal(status, 200);
    assert.match(String(data.slug), /^le-titre-enfin-/u);
    assert.equal((await change(id, { titleFr: null })).status, 422, 'a published title stays');
    assert.deepEqual((await on('articles').create(author, { ...published, bodyFr: null })).body.errors, [
      { pointer: '/bodyFr', code: 'REQUIRED' },
    ]);
  });

  it('are published now by the clock of the API', async () => {
    const id = await write({ ...published, publishedAt: null });
    const since = Date.now();
    const { data } = await change(id, { publishedAt: 'now' });
    const [at, changedAt] = [data.publishedAt, data.updatedAt].map((instant) => Date.parse(String(instant)));
    assert.ok(at && since <= at && at <= Date.now(), String(data.publishedAt));
    assert.ok(changedAt && at <= changedAt + 1_000, String(data.updatedAt));
    assert.equal((await on('articles').get(undefined, await write({ ...published, publishedAt: 'now' }))).status, 200);
    assert.deepEqual((await change(id, { publishedAt: 'soon' })).errors, [
      { pointer: '/publishedAt', code: 'DATE_INVALID' },
    ]);
  });

  it('two tabs do not overwrite each other', async () => {
    const id = await write({ category: 'tax', titleFr: 'a', bodyFr: 'b' });
    assert.equal((await change(id, { titleFr: 'c', expected: { titleFr: 'a' } })).status, 200);
    assert.deepEqual((await change(id, { titleFr: 'd', expected: { titleFr: 'a' } })).code, 'CHANGED_MEANWHILE');
  });

  it('changes of a published article wait until they are published, and are the author’s alone', async () => {
    const id = await write(published);
    assert.equal((await change(id, { pending: { bodyFr: 'À venir' }, expected: { pending: null } })).status, 200);
    const own = v.parse(ownArticle, (await on('articles').get(author, id)).body.data);
    assert.deepEqual(own.pending, { bodyFr: 'À venir' });
    const listed = async () =>
      (
        await api.call<{ data: { id: string; hasPending: boolean }[] }>('POST', '/pro/get-all/articles', {
          token: author.token,
          body: { limit: 100 },
        })
      ).body.data.find((one) => one.id === id)?.hasPending;
    assert.equal(await listed(), true);
    for (const who of [undefined, other, client]) {
      const seen = (await on('articles').get(who, id)).body.data;
      assert.deepEqual([seen.bodyFr, 'pending' in seen, 'reads' in seen], ['Corps', false, false]);
    }
    const twice = { titleFr: 'Autre', bodyFr: 'À venir' };
    assert.equal((await change(id, { pending: twice, expected: { pending: { bodyFr: 'À venir' } } })).status, 200);
    const inOtherOrder = { pending: { bodyFr: 'À venir', titleFr: 'Autre' } };
    assert.equal((await change(id, { pending: null, expected: inOtherOrder })).status, 200);
    assert.equal(await listed(), false);
    assert.equal((await change(id, { pending: null, expected: inOtherOrder })).code, 'CHANGED_MEANWHILE');
    assert.equal((await change(id, { bodyFr: 'À venir', expected: { pending: null } })).status, 200);
    assert.equal((await on('articles').get(undefined, id)).body.data.bodyFr, 'À venir');
    assert.equal((await change(id, { pending: { bodyFr: 7 } })).status, 422);
    assert.equal((await change(id, { pending: { reads: 9 } })).status, 422);
  });

  it('keeps the last versions of a text, some minutes apart or when asked', async () => {
    const id = await write({ category: 'tax', titleFr: 'a', bodyFr: '0' });
    await change(id, { bodyFr: '1' });
    await change(id, { bodyFr: '2' });
    assert.deepEqual(await versionsOf(id), [{ bodyFr: '0' }], 'not one for each pause');
    await change(id, { bodyFr: '3', keepsVersion: true });
    await change(id, { cover: null, keepsVersion: true });
    assert.deepEqual(await versionsOf(id), [{ bodyFr: '2' }, { bodyFr: '0' }]);
    for (let text = 4; text < 4 + versionLimits.kept; text += 1)
      await change(id, { bodyFr: String(text), keepsVersion: true });
    const kept = await versionsOf(id);
    assert.deepEqual([kept.length, kept.at(-1)?.bodyFr], [versionLimits.kept, '3']);
    const [row] = (await on('article_versions').find(author, { where: { articleId: id }, limit: 1 })).body.data;
    const whole = (await on('article_versions').get(author, String(row?.id))).body.data;
    assert.equal(v.parse(v.strictObject(articleVersion.entries), whole).titleFr, 'a');
    assert.deepEqual(await versionsOf(id, other), []);
    assert.equal((await on('article_versions').find(undefined, {})).status, 401);
    assert.equal((await on('article_versions').find(client, {})).status, 403);
    await on('articles').remove(author, id);
    assert.deepEqual(await versionsOf(id), []);
  });

  it('keeps what waited in a published article too, when it is written over', async () => {
    const id = await write(published);
    await change(id, { pending: { bodyFr: 'À venir' }, keepsVersion: true });
    assert.deepEqual(await versionsOf(id), [], 'readers still have what it said before');
    await change(id, { pending: { bodyFr: 'À venir' }, keepsVersion: true });
    assert.deepEqual(await versionsOf(id), []);
    await change(id, { pending: { bodyFr: 'Autrement' }, keepsVersion: true });
    assert.deepEqual(await versionsOf(id), [{ bodyFr: 'À venir' }]);
    await change(id, { bodyFr: 'Autrement', pending: null, keepsVersion: true });
    assert.deepEqual(await versionsOf(id), [{ bodyFr: 'Corps' }, { bodyFr: 'À venir' }]);
  });

  it('stores pictures in the sizes of a text, keeps those that the article names, and drops them with it', async () => {
    const bytes = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
    const svg = await sendFile(api, author, 'article_image', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    assert.deepEqual(svg.body.errors, [{ pointer: '/file', code: 'FILE_TYPE_INVALID' }]);
    assert.equal((await sendFile(api, client, 'article_image', bytes)).status, 403);
    const { data } = (await sendFile(api, author, 'article_image', bytes)).body;
    const whole = await api.app.inject(String(data.url));
    assert.deepEqual((await sharp(whole.rawPayload).metadata()).width, 1600);
    const small = await api.app.inject({ url: `${data.url}?width=480`, headers: { accept: 'image/webp' } });
    const drawn = await sharp(small.rawPayload).metadata();
    assert.deepEqual([drawn.width, drawn.height, drawn.format], [480, 240, 'webp']);
    assert.equal((await change(await write(published), { cover: 'https://elsewhere.test/a.jpg' })).status, 422);
    const address = `${data.url}#1600x800`;
    const id = await write({ category: 'tax', titleFr: 'a', cover: address, bodyFr: `![Une salle](${address})` });
    const usedAt = () =>
      runAsSystem(api.services.db, (tx) =>
        tx.selectFrom('uploads').select(['usedAt', 'droppedAt']).where('id', '=', data.id).executeTakeFirstOrThrow(),
      );
    assert.notEqual((await usedAt()).usedAt, null);
    assert.equal((await on('articles').get(author, id)).body.data.cover, address);
    await runAsSystem(api.services.db, (tx) =>
      tx
        .updateTable('articlePictures')
        .set({ createdAt: new Date('2020-01-01') })
        .where('articleId', '=', id)
        .execute(),
    );
    await change(id, { cover: null, bodyFr: '1' });
    for (let text = 2; text <= versionLimits.kept; text += 1)
      await change(id, { bodyFr: String(text), keepsVersion: true });
    await change(id, { bodyFr: `![Une salle](${address})`, keepsVersion: true });
    assert.equal((await usedAt()).droppedAt, null, 'the oldest version is restored with its picture');
    await on('articles').remove(author, id);
    assert.notEqual((await usedAt()).droppedAt, null);
    assert.equal((await api.app.inject(String(data.url))).statusCode, 404);
  });

  it('counts a reader once a day, never the author, nothing that is not published', async () => {
    const id = await write(published);
    const draft = await write({ category: 'tax', titleFr: 'a' });
    const read = (articleId: string, who?: Person, agent = 'Mozilla/5.0 Firefox/145.0') =>
      api.call('POST', '/article-views', {
        body: { articleId },
        token: who?.token,
        headers: { 'user-agent': agent },
      });
    for (const answer of [
      await read(id, client),
      await read(id, client),
      await read(id, author),
      await read(id, other),
      await read(id, undefined, 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'),
      await read(draft),
      await read(randomUUID()),
    ])
      assert.equal(answer.status, 202);
    const readsOf = async (article: string) => (await on('articles').get(author, article)).body.data.reads;
    assert.deepEqual([await readsOf(id), await readsOf(draft)], [2, 0]);
    assert.deepEqual((await change(id, { reads: 99 })).errors, [{ pointer: '/reads', code: 'FORBIDDEN' }]);
  });

  it('lets the author hide and show again what others wrote under it, reported first, and tells them', async () => {
    const id = await write(published);
    const comment = async (body: string) =>
      String((await on('comments').create(client, { articleId: id, body })).body.data.id);
    const [polite, rude] = [await comment('Merci.'), await comment('Nul.')];
    await on('comments').create(author, { articleId: id, body: 'De rien.' });
    await on('comments').update(other, polite, { reportReason: 'rude' });
    await api.services.connection.asOwner(async (owner) => {
      await sql`truncate received_comments`.execute(owner);
      await receiveEarlierComments(owner);
    });
    const received = async (who: Person) =>
      (await on('received_comments').find(who, { where: { articleId: id } })).body.data.map((row) =>
        v.parse(v.strictObject(receivedComment.entries), row),
      );
    const rows = await received(author);
    assert.deepEqual(
      rows.map(({ id: comment, body, isReported, titleFr }) => [comment, body, isReported, titleFr]),
      [
        [polite, 'Merci.', true, 'Un titre'],
        [rude, 'Nul.', false, 'Un titre'],
      ],
    );
    const row = rude;
    assert.deepEqual(await received(other), []);
    assert.equal((await on('received_comments').find(undefined, {})).status, 401);
    assert.equal((await on('received_comments').update(other, row, { isHidden: true })).status, 404);
    const isSeen = async () => (await on('comments').get(undefined, rude)).status === 200;
    const told = async () =>
      (await on('notifications').find(client, { where: {}, limit: 10 })).body.data.map(({ type }) => type);
    assert.equal((await on('received_comments').update(author, row, { isHidden: true })).status, 200);
    assert.equal(await isSeen(), false);
    assert.equal((await on('articles').get(undefined, id)).body.data.commentCount, 2);
    assert.deepEqual((await told()).slice(0, 1), ['comment.hidden']);
    await on('received_comments').update(author, row, { isHidden: true });
    assert.equal((await told()).length, 1, 'told once');
    await on('received_comments').update(author, row, { isHidden: false });
    assert.deepEqual([await isSeen(), (await told()).length], [true, 2]);
    await on('comments').update(await api.operator(), rude, { moderation: 'hidden' });
    assert.equal((await received(author)).length, 1, 'what an operator hid is not the author’s to show');
    await on('comments').remove(client, polite);
    assert.deepEqual(await received(author), []);
  });
});
