import { notifyManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Platform } from 'shared-contracts/platform/platform';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { sendMessage } from '../data/message-client.ts';
import { conversationKey, threadKey } from '../data/messages-key.ts';
import { mergeMessages, type Thread } from '../data/thread.ts';
import { areaQueryClient } from '../../queries/area-query-client.ts';
import { refreshQueries } from '../../queries/refresh-queries.ts';
import { useOwnId } from '../use-own-id.ts';
import { createOutbox, type Outbox } from './create-outbox.ts';

/** One per account and document: it goes on sending when the page of messages is left. */
const outboxes = new WeakMap<Platform, Map<string, Outbox>>();

/** The outbox of an account. What has arrived is shown before it leaves the outbox. */
export function outboxOf(platform: Platform, userId: string): Outbox {
  const known = outboxes.get(platform) ?? new Map<string, Outbox>();
  outboxes.set(platform, known);
  const own = known.get(userId);
  if (own) return own;
  const outbox = createOutbox({
    userId,
    isOwner: () => platform.session.user?.id === userId,
    send: (unsent) =>
      sendMessage(platform.http, unsent).catch((error: unknown) => {
        // Nobody can write there any more, of which no event may have told.
        if (error instanceof ProblemError && error.problem.status === 409)
          void refreshQueries(areaQueryClient(platform), conversationKey(unsent.conversationId));
        throw error;
      }),
    show: (message) => {
      areaQueryClient(platform).setQueryData<Thread>(threadKey(message.conversationId), (thread) =>
        thread ? mergeMessages(thread, [message]) : thread,
      );
      // Whoever shows the thread is told a moment later, in this order.
      return new Promise((resolve) => notifyManager.schedule(resolve));
    },
  });
  known.set(userId, outbox);
  return outbox;
}

/** The signed-in person's outbox with its messages. */
export function useOutbox() {
  const platform = usePlatform();
  const outbox = outboxOf(platform, useOwnId());
  return { outbox, ...useSyncExternalStore(outbox.subscribe, outbox.state) };
}
