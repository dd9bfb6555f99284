import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { NavigationLink } from 'shared-contracts/platform/platform';
import { footerGroups } from './site-links.ts';

/** Public navigation links of other remotes that are in no list here. */
export function useOtherPages(): readonly NavigationLink[] {
  const own = footerGroups.flatMap(({ links }) => links.map(({ to }): string => to));
  return usePlatform().navigation.filter(({ to, audience }) => audience === 'everyone' && !own.includes(to));
}
