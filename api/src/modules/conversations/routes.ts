import type { FastifyInstance } from 'fastify';
import { conversationSearch } from 'shared-contracts/schemas/conversation-input';
import { foundConversation } from 'shared-contracts/schemas/conversation';
import { id } from 'shared-contracts/schemas/text';
import * as v from 'valibot';
import { inCall } from '../../generic/call-context.ts';
import { answers, sessionRoute } from '../../http/route-schema.ts';
import type { ValibotTypeProvider } from '../../http/valibot-provider.ts';
import { signedIn } from '../../plugins/signed-in.ts';
import type { Services } from '../../services/services.ts';
import { searchConversations } from './search-conversations.ts';
import { tellTyping } from './tell-typing.ts';

const parties = ['client', 'professional'] as const;

/** What the generic calls of `conversations` do not do. */
export function registerConversations(base: FastifyInstance, services: Services): void {
  const app = base.withTypeProvider<ValibotTypeProvider>();
  app.post(
    '/conversations/search',
    sessionRoute(
      'tables',
      'The caller’s conversations by the other’s name and by what was written, the latest first, with up to ten messages each; `capped` where there are more of them, or than 50 in all.',
      { body: conversationSearch, response: answers(v.array(foundConversation), { beside: ['capped'] }) },
      parties,
    ),
    async (request) => {
      const { caller, log, body } = request;
      return inCall({ caller, services, log }, signedIn(request).role, (context) =>
        searchConversations(context, body.text),
      );
    },
  );
  app.post(
    '/conversations/:id/typing',
    sessionRoute(
      'live',
      'Tells the other party’s open pages that the caller is typing, at most every three seconds.',
      { params: v.object({ id }) },
      parties,
    ),
    async (request) => {
      await tellTyping(services, signedIn(request).userId, request.params.id);
      return { data: {} };
    },
  );
}
