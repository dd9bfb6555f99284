import type { LucideIcon } from 'lucide-react';
import type { Translate } from '../appointments/translate.ts';
import type { FrameLink } from './frame-item.ts';

/** An untranslated item of an area's navigation: `menu.<key>` in the list, `short.<key>` in the bottom bar. */
export interface NavigationItem extends Pick<FrameLink, 'count' | 'countLabel'> {
  readonly key: string;
  readonly to: string;
  readonly Icon: LucideIcon;
  readonly isInBar?: true;
}

/** The translated navigation of an area. */
export const frameLinks = (items: readonly NavigationItem[], translate: Translate): FrameLink[] =>
  items.map(({ key, isInBar, ...item }) => ({
    ...item,
    label: translate(`menu.${key}`),
    ...(isInBar ? { shortLabel: translate(`short.${key}`) } : {}),
  }));
