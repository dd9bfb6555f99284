import type { LucideIcon } from 'lucide-react';
import type { Words } from '../appointments/words.ts';
import type { FrameLink } from './frame-item.ts';

/** An item of an area's navigation before it is translated: `menu.<key>` in the list, `short.<key>` in the bottom bar. */
export interface NavigationItem extends Pick<FrameLink, 'count' | 'countLabel'> {
  readonly key: string;
  readonly to: string;
  readonly Icon: LucideIcon;
  readonly isInBar?: true;
}

/** The navigation of an area in its own words. */
export const frameLinks = (items: readonly NavigationItem[], words: Words): FrameLink[] =>
  items.map(({ key, isInBar, ...item }) => ({
    ...item,
    label: words(`menu.${key}`),
    ...(isInBar ? { shortLabel: words(`short.${key}`) } : {}),
  }));
