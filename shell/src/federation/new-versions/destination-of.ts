import type { AppRouter } from '../mounting/create-app-router.ts';

export interface Destination {
  /** Current URL, or that of the pending navigation. */
  readonly href: string;
  /** The navigation leads to another page: its unsaved input is given up anyway. */
  readonly isElsewhere: boolean;
}

/** The destination of a pending navigation, else the current URL. */
export function destinationOf({ state, createHref }: Pick<AppRouter, 'state' | 'createHref'>): Destination {
  const { location } = state;
  const next = state.navigation.location ?? location;
  return {
    href: new URL(createHref(next), window.location.href).href,
    isElsewhere: next.pathname !== location.pathname,
  };
}
