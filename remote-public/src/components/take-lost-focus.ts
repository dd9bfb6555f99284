/** For the `ref` of what stands in the place of a button that has gone: the focus follows. */
export const takeLostFocus = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus();
};
