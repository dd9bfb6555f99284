import type { FastifyInstance } from 'fastify';
import { knownProfessional, knownQuery } from 'shared-contracts/schemas/known-professional';
import * as v from 'valibot';
import { inCall } from '../../generic/call-context.ts';
import { chooseScopes } from '../../generic/choose-scope.ts';
import { answers, sessionRoute } from '../../http/route-schema.ts';
import type { ValibotTypeProvider } from '../../http/valibot-provider.ts';
import type { Services } from '../../services/services.ts';
import { followsPolicy } from '../follows/policy.ts';
import { listKnown } from './list-known.ts';

/** The professionals of the calling client. */
export function registerKnownProfessionals(base: FastifyInstance, services: Services): void {
  const app = base.withTypeProvider<ValibotTypeProvider>();
  app.get(
    '/known-professionals',
    sessionRoute(
      'live',
      'The professionals whom a client follows, has met or has contacted, the latest first, with the last and the next appointment.',
      { querystring: knownQuery, response: answers(v.array(knownProfessional), { beside: ['page'] }) },
      ['client'],
    ),
    ({ caller, log, query }) => {
      const [scope] = chooseScopes(followsPolicy, 'list', caller, 'role');
      return inCall({ caller, services, log }, scope, (context) => listKnown(context, query));
    },
  );
}
