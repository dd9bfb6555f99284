/** A `ref` that takes the focus when the focused element was removed. */
export const focusIfLost = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus();
};
