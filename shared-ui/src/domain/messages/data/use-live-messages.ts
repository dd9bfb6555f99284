import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { LiveEvent } from 'shared-contracts/schemas/event-stream';
import type { Party } from '../../appointments/queries/available-actions.ts';
import { refreshQueries } from '../../queries/refresh-queries.ts';
import { messagesKey, threadKey } from './messages-key.ts';
import { createConversationRefresh } from './refresh-conversation.ts';
import type { Thread } from './thread.ts';

/** Keeps conversations and messages up to date while their page is open. */
export function useLiveMessages(party: Party): void {
  const { events, http } = usePlatform();
  const client = useQueryClient();
  useEffect(() => {
    const refreshConversation = createConversationRefresh(client, http, party);
    const handleEvent = ({ type, data }: LiveEvent) => {
      const { conversationId, messageId } = data;
      // Events may have been missed.
      if (typeof conversationId !== 'string') return void refreshQueries(client, messagesKey);
      const known = client.getQueryData<Thread>(threadKey(conversationId));
      const isNew = type.startsWith('message.') && type !== 'message.read';
      if (known && isNew && !known.some(({ id }) => id === messageId))
        void refreshQueries(client, threadKey(conversationId));
      void refreshConversation(conversationId);
    };
    const stops = ['message.', 'conversation.'].map((prefix) => events.subscribe(prefix, handleEvent));
    return () => stops.forEach((stop) => stop());
  }, [events, http, client, party]);
}
