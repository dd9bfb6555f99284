import { useCallback, useRef, useState } from 'react';

/**
 * Defers updates while an event is dragged: days would move under the pointer, and an event reverted after a fetch
 * would be rendered twice. `current` is the last value before the drag.
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
  // FullCalendar fires dragStop before drop and renders in between: updates wait for both.
  const end = useCallback(() => {
    queueMicrotask(() => {
      pause.current?.end();
      setDragging(false);
    });
  }, []);
  const untilOver = useCallback(async () => pause.current?.over, []);
  return { current, begin, end, untilOver };
}
