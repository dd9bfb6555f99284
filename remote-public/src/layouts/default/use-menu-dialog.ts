import { useEffect, useRef, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';

const knowsCommands = () => 'command' in HTMLButtonElement.prototype;

/**
 * A sheet as a native modal dialog: inertness, Escape and focus are the browser’s. A navigation or a click outside
 * closes it.
 */
export function useMenuDialog() {
  const ref = useRef<HTMLDialogElement>(null);
  const { pathname, search } = useLocation();
  const close = () => ref.current?.close();
  useEffect(() => ref.current?.close(), [pathname, search]);
  const handleClick = ({ clientX, clientY, currentTarget, target }: MouseEvent<HTMLDialogElement>) => {
    const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
    const isBeside = clientX < left || clientX > right || clientY < top || clientY > bottom;
    if (target === currentTarget && isBeside) close();
  };
  const id = 'mobile-menu';
  return {
    // With invoker commands the browser opens it before hydration.
    opener: { command: 'show-modal', commandfor: id, onClick: () => !knowsCommands() && ref.current?.showModal() },
    closer: { command: 'close', commandfor: id, onClick: close },
    panel: { id, ref, onClick: handleClick },
  };
}
