import type { FastifyInstance } from 'fastify';
import { inCall } from '../../generic/call-context.ts';
import { chooseScopes } from '../../generic/choose-scope.ts';
import type { Services } from '../../services.ts';
import { professionalsPolicy } from '../professionals/policy.ts';
import { countFacets } from './count-facets.ts';

/** POST /facets: what a search would find with another value in one of its fields. */
export function registerFacets(app: FastifyInstance, services: Services): void {
  app.post('/facets', ({ caller, body, log }) => {
    const [scope] = chooseScopes(professionalsPolicy, 'list', caller, 'role');
    return inCall({ caller, services, log }, scope, (context) => countFacets(context, body));
  });
}
