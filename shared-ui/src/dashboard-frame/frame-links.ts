import type { LucideIcon } from 'lucide-react';
import type { Words } from 'shared-contracts/appointments/words';
import type { FrameLink } from './frame-item.ts';

/** A place of an area before it is worded: `menu.<key>` in the list, `short.<key>` in the bottom bar. */
export interface FramePlace extends Pick<FrameLink, 'count' | 'countLabel'> {
  readonly key: string;
  readonly to: string;
  readonly Icon: LucideIcon;
  readonly isInBar?: true;
}

/** The places of an area in its own words; those whose addresses are in `notOpen` say that they are not open yet. */
export const frameLinks = (places: readonly FramePlace[], words: Words, notOpen: readonly string[]): FrameLink[] =>
  places.map(({ key, isInBar, ...place }) => ({
    ...place,
    label: words(`menu.${key}`),
    ...(notOpen.includes(place.to) ? { notOpen: words('notOpen') } : {}),
    ...(isInBar ? { shortLabel: words(`short.${key}`) } : {}),
  }));
