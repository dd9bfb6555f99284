import type { UIMatch } from 'react-router-dom';

/** Loader data of a page with a canonical path that may differ from its own. */
export interface Canonical {
  /** Locale-free, e.g. `/professionnels/{slug}` (screens.md). */
  readonly canonical?: string | undefined;
}

/** The canonical path from a page’s loader. */
export const canonical = ({ loaderData }: UIMatch): string | undefined =>
  (loaderData as Canonical | null | undefined)?.canonical;
