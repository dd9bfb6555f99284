import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { NavigationLink } from 'shared-contracts/platform/platform';
import { footerGroups } from './site-links.ts';

/** Public pages that other remotes have for navigation: those that stand in no list of this one. */
export function useOtherPages(): readonly NavigationLink[] {
  const own = footerGroups.flatMap(({ links }) => links.map(({ to }): string => to));
  return usePlatform().navigation.filter(({ to, audience }) => audience === 'everyone' && !own.includes(to));
}
