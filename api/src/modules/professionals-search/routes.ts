import type { FastifyInstance, FastifyRequest } from 'fastify';
import { facetsQuery, professionalFacets } from 'shared-contracts/schemas/professional-facets';
import { alternativesQuery, namedFields, searchAlternative } from 'shared-contracts/schemas/search-alternatives';
import { suggestions, suggestionsQuery } from 'shared-contracts/schemas/suggestions';
import * as v from 'valibot';
import { inCall } from '../../generic/call-context.ts';
import { chooseScopes } from '../../generic/choose-scope.ts';
import { answers, openRoute } from '../../http/route-schema.ts';
import type { ValibotTypeProvider } from '../../http/valibot-provider.ts';
import { perClient } from '../../plugins/per-client.ts';
import type { Services } from '../../services/services.ts';
import { professionalsPolicy } from '../professionals/policy.ts';
import { findAlternatives } from './find-alternatives.ts';
import { findFields } from './find-fields.ts';
import { countFacets } from './count-facets.ts';
import { suggest } from './suggest.ts';

/** The most expensive calls without an account: each may use this share of a client's calls per minute. */
const SHARE_OF_CALLS = 20;

/** Facets of a search, suggestions while typing, and corrections of a search without results. */
export function registerSearchHelp(base: FastifyInstance, services: Services): void {
  const app = base.withTypeProvider<ValibotTypeProvider>();
  app.post(
    '/facets',
    openRoute(
      'live',
      'How many people a search (the body of lawyer-filter without its order and page) would find with each value of its fields; lower bounds where `capped`.',
      { body: v.nullish(facetsQuery, {}), response: answers(professionalFacets, { beside: ['capped'] }) },
    ),
    ({ caller, body, log }) => {
      const [scope] = chooseScopes(professionalsPolicy, 'list', caller, 'role');
      return inCall({ caller, services, log }, scope, (context) => countFacets(context, body));
    },
  );
  // Suggestions link to public pages, so they are computed as for a visitor.
  app.post(
    '/suggestions',
    openRoute(
      'live',
      'Cities and professionals whose names begin with what was typed, accents and case aside; nine at most.',
      { body: suggestionsQuery, response: answers(suggestions) },
    ),
    ({ caller, body, log }) =>
      inCall({ caller, services, log }, 'anon', async (context) => ({ data: await suggest(context, body) })),
  );
  const limited = () => {
    const count = perClient(Math.ceil(services.config.rateLimitPerMinute / SHARE_OF_CALLS));
    return { onRequest: (request: FastifyRequest) => count(request.ip) };
  };
  app.post(
    '/suggestions/alternatives',
    {
      ...limited(),
      ...openRoute(
        'live',
        'What a search that found nobody may have meant by its text: names and cities with a spelling mistake, legal categories.',
        { body: alternativesQuery, response: answers(v.array(searchAlternative)) },
      ),
    },
    ({ caller, body, log }) =>
      inCall({ caller, services, log }, 'anon', async (context) => ({ data: await findAlternatives(context, body) })),
  );
  app.post(
    '/suggestions/fields',
    {
      ...limited(),
      ...openRoute(
        'live',
        'The profession, the city, the language and the legal category that the text of a search names that found nobody, and how many people they find: together, else all but one, else each; four at most.',
        { body: alternativesQuery, response: answers(v.array(namedFields)) },
      ),
    },
    ({ caller, body, log }) =>
      inCall({ caller, services, log }, 'anon', async (context) => ({ data: await findFields(context, body) })),
  );
}
