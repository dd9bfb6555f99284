import { memo, useCallback, useRef, useState, type ReactNode } from 'react';

/**
 * Renders nothing new while an event is dragged. FullCalendar compares its context by identity when the event is dropped,
 * and any new option is a new context: the drop would be lost (interaction 6.1.22, `EventDragging.handleDragEnd`).
 */
export const DragPause = memo(
  ({ children }: { readonly isDragging: boolean; readonly children: ReactNode }) => children,
  (_, { isDragging }) => isDragging,
);

/** Whether an event is dragged, and a promise of the end: an event reverted after a fetch would be rendered twice. */
export function useDragPause() {
  const [isDragging, setDragging] = useState(false);
  const pause = useRef<{ readonly over: Promise<void>; readonly end: () => void }>(null);
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
  return { isDragging, begin, end, untilOver };
}
