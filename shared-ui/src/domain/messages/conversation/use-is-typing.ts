import { useEffect, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { typingEvery, type Conversation } from 'shared-contracts/schemas/conversation';

/** A little longer than the pause between two signs. */
const SHOWN = typingEvery + 2000;

/** Whether the other party is writing, as far as they have just said so. */
export function useIsTyping({ id, other }: Conversation): boolean {
  const { events } = usePlatform();
  const [typing, setTyping] = useState<{ readonly id: string; readonly times: number }>();
  useEffect(() => {
    const stops = [
      events.subscribe('typing.', ({ data }) => {
        if (data['conversationId'] === id && data['userId'] === other.id)
          setTyping((last) => ({ id, times: (last?.times ?? 0) + 1 }));
      }),
      events.subscribe('message.received', ({ data }) => {
        if (data['conversationId'] === id) setTyping(undefined);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [events, id, other.id]);
  useEffect(() => {
    if (typing === undefined) return;
    const timer = setTimeout(() => setTyping(undefined), SHOWN);
    return () => clearTimeout(timer);
  }, [typing]);
  return typing?.id === id;
}
