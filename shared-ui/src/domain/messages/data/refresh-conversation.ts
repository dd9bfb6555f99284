import type { QueryClient } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import type { Party } from '../../appointments/queries/available-actions.ts';
import { getConversation } from './message-client.ts';
import { putConversation } from './put-conversation.ts';

/**
 * Returns a function that fetches a conversation and shows it. Several calls at once are one fetch and one more after it, so that the
 * last answer is the newest.
 */
export function createConversationRefresh(client: QueryClient, http: HttpClient, party: Party) {
  const running = new Map<string, { isAskedAgain: boolean }>();
  return async function refreshConversation(id: string): Promise<void> {
    const now = running.get(id);
    if (now) {
      now.isAskedAgain = true;
      return;
    }
    const run = { isAskedAgain: false };
    running.set(id, run);
    try {
      putConversation(client, http, party, await getConversation(http, id));
    } catch {
      // Gone, or no network: the next event or the return of the network tries again.
    } finally {
      running.delete(id);
    }
    if (run.isAskedAgain) await refreshConversation(id);
  };
}
