import type { FastifyInstance } from 'fastify';
import { inCall } from '../../generic/call-context.ts';
import { chooseScopes } from '../../generic/choose-scope.ts';
import type { Services } from '../../services.ts';
import { professionalsPolicy } from '../professionals/policy.ts';
import { findAlternatives } from './find-alternatives.ts';
import { countFacets } from './count-facets.ts';
import { suggest } from './suggest.ts';

/** What a search would find with another value in one of its fields, and what the text of one may become or may have meant. */
export function registerSearchHelp(app: FastifyInstance, services: Services): void {
  app.post('/facets', ({ caller, body, log }) => {
    const [scope] = chooseScopes(professionalsPolicy, 'list', caller, 'role');
    return inCall({ caller, services, log }, scope, (context) => countFacets(context, body));
  });
  // Suggestions lead to public pages: whoever asks, they are of those whom everybody sees.
  app.post('/suggestions', ({ caller, body, log }) =>
    inCall({ caller, services, log }, 'anon', async (context) => ({ data: await suggest(context, body) })),
  );
  app.post('/suggestions/alternatives', ({ caller, body, log }) =>
    inCall({ caller, services, log }, 'anon', async (context) => ({ data: await findAlternatives(context, body) })),
  );
}
