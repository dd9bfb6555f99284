import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { SaxesParser } from 'saxes';
import { runAsSystem } from '../../src/db/run-as.ts';
import { callsOn } from '../support/table-calls.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

const site = 'https://www.nimbia.example';
const publishedAt = '2026-01-05T09:00:00.000Z';
const both = { titleFr: 'Un titre', titleEn: 'A title', bodyFr: 'Corps', bodyEn: 'Body' };

/** The texts of each element by name, in order. @throws Error when the XML is not well-formed */
function read(xml: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  const open: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    open.push('');
    if (name === 'atom:link') (found['self'] ??= []).push(attributes.href?.value ?? '');
  });
  parser.on('text', (text) => (open[open.length - 1] += text));
  parser.on('closetag', ({ name }) => (found[name] ??= []).push(open.pop() ?? ''));
  parser.write(xml).close();
  return found;
}

describe('a feed', () => {
  let api: TestApi;
  let author: Person;
  let operator: Person;
  before(async () => {
    api = await openTestApi({
      WEB_ORIGINS: `${site},https://beta.nimbia.example`,
      API_URL: 'https://api.nimbia.example/',
      TRUSTED_PROXIES: 'loopback',
    });
    author = await api.author({ kind: 'legal_entity', companyName: 'Awa <b> N’Diaye & fils' });
    operator = await api.operator();
  });
  after(() => api.close());
  const ask = (path: string, headers: Record<string, string> = {}) =>
    api.app.inject({ method: 'GET', url: path, headers: { host: 'api.nimbia.example', ...headers } });
  const feed = async (path: string) => {
    const answer = await ask(path);
    assert.equal(answer.statusCode, 200, answer.body);
    return read(answer.body);
  };
  const write = async (who: Person, more: object = {}) => {
    const input = { category: 'tax', ...both, publishedAt, ...more };
    const { status, body } = await callsOn(api, 'articles').create(who, input);
    assert.equal(status, 201, JSON.stringify(body));
    return body.data.id;
  };
  const clear = () => runAsSystem(api.services.db, (tx) => tx.deleteFrom('articles').execute());

  it('is well-formed and has its metadata while nothing is published', async () => {
    const answer = await ask('/feeds/blog/fr.xml');
    assert.equal(answer.headers['content-type'], 'application/rss+xml; charset=utf-8');
    assert.equal(answer.headers['cache-control'], 'public, max-age=300');
    const { title, link, self, item, language } = read(answer.body);
    assert.equal(title?.length, 1);
    assert.deepEqual(link, [`${site}/blog`]);
    assert.deepEqual(self, ['https://api.nimbia.example/feeds/blog/fr.xml']);
    assert.deepEqual([item, language], [undefined, ['fr']]);
  });

  it('uses the configured URL, whatever host the client or a proxy sends', async () => {
    const headers = {
      host: 'evil.test',
      'x-forwarded-host': 'evil.test',
      'x-forwarded-proto': 'http',
      forwarded: 'host=evil.test',
    };
    const { body } = await ask('/feeds/news/en.xml', headers);
    assert.deepEqual(read(body).self, ['https://api.nimbia.example/feeds/news/en.xml']);
    assert.doesNotMatch(body, /evil/u);
  });

  it('has the published articles of its language and kind, with the site’s URL in that language', async () => {
    const id = await write(author, { summaryFr: 'En bref' });
    const french = await write(author, { titleFr: 'Seulement', titleEn: null, bodyEn: null });
    await write(author, { titleFr: 'Un brouillon', publishedAt: null });
    const news = await write(operator, { titleFr: 'Une nouvelle', titleEn: 'A piece of news' });
    const fr = await feed('/feeds/blog/fr.xml');
    assert.deepEqual(fr.title?.slice(1).sort(), ['Seulement', 'Un titre']);
    assert.deepEqual(fr.link?.slice(1).sort(), [`${site}/article/${id}`, `${site}/article/${french}`].sort());
    assert.ok(fr.description?.includes('En bref'));
    assert.deepEqual(new Set(fr.pubDate), new Set(['Mon, 05 Jan 2026 09:00:00 GMT']));
    assert.deepEqual(new Set(fr['dc:creator']), new Set(['Awa <b> N’Diaye & fils']));
    const en = await feed('/feeds/blog/en.xml');
    assert.deepEqual(en.link, [`${site}/en/blog`, `${site}/en/article/${id}`]);
    assert.deepEqual(en.title?.[1], 'A title');
    const latest = await feed('/feeds/news/en.xml');
    assert.deepEqual(latest.link, [`${site}/en/alt-news`, `${site}/en/article/${news}`]);
    assert.deepEqual([latest.guid, latest['dc:creator']], [[`urn:uuid:${news}`], undefined]);
    await clear();
  });

  it('stays well-formed whatever authors write', async () => {
    const hostile = [
      ']]></title><script>alert(1)</script>',
      '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>&e;',
      '&lt;b&gt; &amp; & "quoted" \'text\'',
      'a\u0001b\u0008c\u000Bd\uFFFEe\uFFFFf\u001Bg',
      'lone \uD800 and paired \u{1F600}',
      '\u202Eright to left',
    ];
    for (const text of hostile) await write(author, { titleFr: text, summaryFr: text });
    const { title, description } = await feed('/feeds/blog/fr.xml');
    for (const text of hostile.slice(0, 3)) assert.ok(title?.includes(text) && description?.includes(text), text);
    assert.ok(title?.includes('abcdefg'));
    assert.ok(title?.some((text) => text.endsWith('and paired \u{1F600}')));
    await clear();
  });

  it('has the latest fifty, newest first', async () => {
    await runAsSystem(api.services.db, (tx) =>
      tx
        .insertInto('articles')
        .values(
          Array.from({ length: 53 }, (_, index) => ({
            ...both,
            slug: `many-${index}`,
            category: 'civil' as const,
            titleFr: `n ${index}`,
            publishedAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
          })),
        )
        .execute(),
    );
    const { title } = await feed('/feeds/blog/fr.xml');
    assert.deepEqual(
      title?.slice(1),
      Array.from({ length: 50 }, (_, index) => `n ${52 - index}`),
    );
    await clear();
  });

  it('answers 304 until something changes', async () => {
    const id = await write(author);
    const first = await ask('/feeds/blog/fr.xml');
    const { etag, 'last-modified': modified } = first.headers;
    assert.ok(typeof etag === 'string' && typeof modified === 'string');
    for (const [name, value] of [
      ['if-none-match', etag],
      ['if-modified-since', modified],
    ] as const) {
      const again = await ask('/feeds/blog/fr.xml', { [name]: value });
      assert.deepEqual([again.statusCode, again.body, again.headers.etag], [304, '', etag]);
    }
    assert.equal((await ask('/feeds/blog/fr.xml')).headers.etag, etag, 'the same text, the same tag');
    assert.equal((await ask('/feeds/blog/en.xml', { 'if-none-match': etag })).statusCode, 200);
    await callsOn(api, 'articles').update(author, id, { publishedAt: null });
    assert.equal((await ask('/feeds/blog/fr.xml', { 'if-none-match': etag })).statusCode, 200);
    await clear();
  });

  it('exists in these variants only', async () => {
    for (const path of [
      'blog/de.xml',
      'blog/fr',
      'blog/fr.json',
      'constructor/fr.xml',
      '__proto__/fr.xml',
      'blog/..%2Fxml',
    ])
      assert.equal((await ask(`/feeds/${path}`)).statusCode, 404, path);
  });

  it('is the same for everybody, signed in or not', async () => {
    await write(author, { titleFr: 'Un brouillon', publishedAt: null });
    const answer = await ask('/feeds/blog/fr.xml', { authorization: `Bearer ${author.token}` });
    assert.deepEqual(read(answer.body).item, undefined);
    await clear();
  });
});
