import { useEffect, useEffectEvent, useRef } from 'react';

/** Says when a message was written. */
export function useWritten(count: number, onWritten: () => void): void {
  const before = useRef(count);
  const tell = useEffectEvent(onWritten);
  useEffect(() => {
    if (count > before.current) tell();
    before.current = count;
  }, [count]);
}
