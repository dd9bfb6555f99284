import type { AppRouter } from '../mounting/create-app-router.ts';

export interface Destination {
  /** Where the tab is, or is going. */
  readonly href: string;
  /** Another page than the one that stands there: what was typed into that one would be left behind in any case. */
  readonly isElsewhere: boolean;
}

/** Where a navigation that is under way leads, else where the tab is. */
export function destinationOf({ state, createHref }: Pick<AppRouter, 'state' | 'createHref'>): Destination {
  const { location } = state;
  const next = state.navigation.location ?? location;
  return {
    href: new URL(createHref(next), window.location.href).href,
    isElsewhere: next.pathname !== location.pathname,
  };
}
