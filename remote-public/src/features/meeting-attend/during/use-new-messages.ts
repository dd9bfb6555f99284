import { useEffect, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { MeetingSubject } from '../meeting-subject.ts';

/** How many messages the other has written since the messages were last open. */
export function useNewMessages({ other }: MeetingSubject, isOpen: boolean): number {
  const { events } = usePlatform();
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (isOpen) return;
    return events.subscribe('message.received', ({ data }) => {
      if (data['senderId'] === other.id) setCount((before) => before + 1);
    });
  }, [events, other.id, isOpen]);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setCount(0);
  }
  return count;
}
