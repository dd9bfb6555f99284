import type { FastifyInstance } from 'fastify';
import { inCall } from '../../generic/call-context.ts';
import { chooseScopes } from '../../generic/choose-scope.ts';
import { perClient } from '../../plugins/per-client.ts';
import type { Services } from '../../services.ts';
import { professionalsPolicy } from '../professionals/policy.ts';
import { findAlternatives } from './find-alternatives.ts';
import { findFields } from './find-fields.ts';
import { countFacets } from './count-facets.ts';
import { suggest } from './suggest.ts';

/** The dearest calls that need no account are for who found nobody: for each, this share of what a client may call in a minute is plenty. */
const SHARE_OF_CALLS = 20;

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
  for (const [path, find] of [
    ['/suggestions/alternatives', findAlternatives],
    ['/suggestions/fields', findFields],
  ] as const) {
    const count = perClient(Math.ceil(services.config.rateLimitPerMinute / SHARE_OF_CALLS));
    app.post(path, { onRequest: (request) => count(request.ip) }, ({ caller, body, log }) =>
      inCall({ caller, services, log }, 'anon', async (context) => ({ data: await find(context, body) })),
    );
  }
}
