import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ArticleKind } from 'shared-contracts/schemas/article';
import { locale } from 'shared-contracts/schemas/vocabulary';
import * as v from 'valibot';
import { listRows } from '../../generic/read-calls.ts';
import { notFound } from '../../http/problem.ts';
import { openRoute } from '../../http/route-schema.ts';
import type { Services } from '../../services/services.ts';
import { translatorFor } from '../../translations/translator-for.ts';
import { articlesTable } from '../articles/table.ts';
import { isNotModified } from './is-not-modified.ts';
import { feedEntry, writeFeed } from './write-feed.ts';

const LATEST = 50;
const kinds: Readonly<Record<string, { kind: ArticleKind; page: string }>> = {
  blog: { kind: 'article', page: '/blog' },
  news: { kind: 'news', page: '/alt-news' },
};

/** GET /feeds/{blog|news}/{fr|en}.xml: the latest published articles in that language, as RSS 2.0. */
export function registerFeeds(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { feed: string; file: string } }>(
    '/feeds/:feed/:file',
    {
      config: { ignoresSession: true },
      ...openRoute(
        'files',
        'RSS 2.0 of the latest articles (`blog`) or news (`news`) that have a language: `fr.xml` or `en.xml`. 304 for who has this version.',
        { produces: ['application/rss+xml'] },
      ),
    },
    async (request, reply) => {
      const { feed, file } = request.params;
      const lang = /^(?<lang>..)\.xml$/u.exec(file)?.groups?.lang;
      const shown = Object.hasOwn(kinds, feed) ? kinds[feed] : undefined;
      if (!shown || !v.is(locale, lang)) throw notFound();
      const { data } = await listRows(
        { caller: { role: 'anon', userId: null }, services, log: request.log },
        articlesTable,
        { where: { kind: shown.kind, languages: { $has: lang } }, limit: LATEST },
      );
      const entries = data.map((row) => v.parse(feedEntry, JSON.parse(row)));
      const site = `${services.config.webOrigins[0] ?? ''}${lang === 'en' ? '/en' : ''}`;
      const words = await translatorFor(lang, 'feeds');
      const text = writeFeed({
        lang,
        site,
        page: `${site}${shown.page}`,
        self: `${services.config.apiUrl}/feeds/${feed}/${file}`,
        title: words(`${shown.kind}.title`),
        description: words(`${shown.kind}.description`),
        entries,
      });
      // Scheduled articles appear later than they were written.
      const latest = Math.max(
        0,
        ...entries.flatMap(({ publishedAt, updatedAt }) => [Date.parse(publishedAt), Date.parse(updatedAt)]),
      );
      const version = {
        etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
        'last-modified': new Date(latest).toUTCString(),
      };
      void reply.headers({ ...version, 'cache-control': 'public, max-age=300' });
      if (isNotModified(request.headers, version)) return reply.status(304).send();
      return reply.type('application/rss+xml; charset=utf-8').send(text);
    },
  );
}
