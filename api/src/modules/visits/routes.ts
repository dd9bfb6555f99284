import type { FastifyInstance } from 'fastify';
import { isCrawler } from 'shared-contracts/processes/is-crawler';
import { articleView, profileView } from 'shared-contracts/schemas/visits';
import { answers, openRoute } from '../../http/route-schema.ts';
import type { ValibotTypeProvider } from '../../http/valibot-provider.ts';
import type { Services } from '../../services/services.ts';
import { countArticleView, countProfileView } from './count-visits.ts';

/** POST /profile-views and /article-views: public pages report that somebody looks at them. */
export function registerVisits(base: FastifyInstance, services: Services): void {
  const app = base.withTypeProvider<ValibotTypeProvider>();
  const response = answers(undefined, { status: 202 });
  app.post(
    '/profile-views',
    openRoute(
      'live',
      'Somebody looks at a public profile: counted once per visitor and day, without crawlers and the professional. The answer is the same whether it counts.',
      { body: profileView, response },
    ),
    async ({ body, caller, ip, headers }, reply) => {
      if (!isCrawler(headers['user-agent']))
        await countProfileView(services, body.professionalId, { userId: caller.userId, address: ip });
      return reply.status(202).send({ data: {} });
    },
  );
  app.post(
    '/article-views',
    openRoute(
      'live',
      'Somebody has read an article: counted once per reader and day, without crawlers and the author. The answer is the same whether it counts.',
      { body: articleView, response },
    ),
    async ({ body, caller, ip, headers }, reply) => {
      if (!isCrawler(headers['user-agent']))
        await countArticleView(services, body.articleId, { userId: caller.userId, address: ip });
      return reply.status(202).send({ data: {} });
    },
  );
}
