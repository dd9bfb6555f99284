import type { UIMatch } from 'react-router-dom';

/** What a loader answers when its page has another address than the one it was reached by, or one of several. */
export interface Canonical {
  /** Locale-free, e.g. `/professionnels/{slug}` (screens.md). */
  readonly canonical?: string | undefined;
}

/** The canonical address that a page's loader named. */
export const canonical = ({ loaderData }: UIMatch): string | undefined =>
  (loaderData as Canonical | null | undefined)?.canonical;
