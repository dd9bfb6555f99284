import { useEffect } from 'react';
import { useOutbox } from './outbox-of.ts';

/** Sends what still waits when the page of messages opens. */
export function useFlush(): void {
  const { outbox } = useOutbox();
  useEffect(() => outbox.flush(), [outbox]);
}
