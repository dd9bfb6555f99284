import type { LucideIcon } from 'lucide-react';
import type { Translate } from '../texts/translate.ts';
import type { FrameLink } from './frame-item.ts';

/** An untranslated item of an area's navigation: `menu.<key>` in the list, `short.<key>` in the bottom bar. */
export type NavigationItem<Menu extends string, Bar extends Menu> = Pick<FrameLink, 'count' | 'countLabel'> & {
  readonly to: string;
  readonly Icon: LucideIcon;
} & ({ readonly key: Menu; readonly isInBar?: never } | { readonly key: Bar; readonly isInBar: true });

export type NavigationKey<Menu extends string, Bar extends Menu> = `menu.${Menu}` | `short.${Bar}`;

/** The translated navigation of an area. */
export const frameLinks = <Menu extends string, Bar extends Menu>(
  items: readonly NavigationItem<Menu, Bar>[],
  translate: Translate<NavigationKey<Menu, Bar>>,
): FrameLink[] =>
  items.map(({ key, isInBar, ...item }) => ({
    ...item,
    label: translate(`menu.${key}`),
    ...(isInBar ? { shortLabel: translate(`short.${key}`) } : {}),
  }));
