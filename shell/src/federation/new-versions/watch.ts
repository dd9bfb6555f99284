/** Callbacks of `watch-document.ts`; unset until it is loaded. */
export interface Watch {
  /** A navigation begins, or the URL changed. */
  navigated?: () => void;
  /** The page of the current URL has rendered. */
  rendered?: () => void;
}
