import type { LucideIcon } from 'lucide-react';
import type { Words } from '../appointments/words.ts';
import type { FrameLink } from './frame-item.ts';

/** A place of an area before it is worded: `menu.<key>` in the list, `short.<key>` in the bottom bar. */
export interface FramePlace extends Pick<FrameLink, 'count' | 'countLabel'> {
  readonly key: string;
  readonly to: string;
  readonly Icon: LucideIcon;
  readonly isInBar?: true;
}

/** The places of an area in its own words. */
export const frameLinks = (places: readonly FramePlace[], words: Words): FrameLink[] =>
  places.map(({ key, isInBar, ...place }) => ({
    ...place,
    label: words(`menu.${key}`),
    ...(isInBar ? { shortLabel: words(`short.${key}`) } : {}),
  }));
