import { useCallback, useRef, useState } from 'react';

/**
 * What arrives while an event is dragged waits until it is let go: days would move under the pointer, and what goes back after a fetch would be
 * drawn twice. `current` is the latest that did not come meanwhile.
 */
export function useDragPause<T>(latest: T) {
  const [isDragging, setDragging] = useState(false);
  const [current, setCurrent] = useState(() => latest);
  const pause = useRef<{ readonly over: Promise<void>; readonly end: () => void }>(null);
  if (!isDragging && current !== latest) setCurrent(() => latest);
  const begin = useCallback(() => {
    let end: () => void = () => undefined;
    const over = new Promise<void>((resolve) => (end = resolve));
    pause.current = { over, end };
    setDragging(true);
  }, []);
  // FullCalendar says that the drag stopped before it says where, and draws in between: what waited comes after both.
  const end = useCallback(() => {
    queueMicrotask(() => {
      pause.current?.end();
      setDragging(false);
    });
  }, []);
  const untilOver = useCallback(async () => pause.current?.over, []);
  return { current, begin, end, untilOver };
}
