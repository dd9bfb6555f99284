import { useEffect, useRef, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';

const knowsCommands = () => 'command' in HTMLButtonElement.prototype;

/**
 * A sheet on the platform's own modal dialog: the page behind it, Escape and the focus on opening and closing are the browser's.
 * Going somewhere closes it, and so does a press beside it.
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
    // Where the browser knows the commands they work before the scripts come.
    opener: { command: 'show-modal', commandfor: id, onClick: () => !knowsCommands() && ref.current?.showModal() },
    closer: { command: 'close', commandfor: id, onClick: close },
    panel: { id, ref, onClick: handleClick },
  };
}
