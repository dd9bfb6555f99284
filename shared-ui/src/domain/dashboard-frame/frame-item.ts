import type { LucideIcon } from 'lucide-react';

interface FrameItemLook {
  readonly label: string;
  readonly Icon: LucideIcon;
}

/** A page of the dashboard. */
export interface FrameLink extends FrameItemLook {
  readonly to: string;
  /** How many things wait there, already worded for screen readers in `countLabel`. */
  readonly count?: number | undefined;
  readonly countLabel?: string | undefined;
  /** Among the four of the bottom bar; `shortLabel` is what fits there. */
  readonly shortLabel?: string | undefined;
}

/** Something to do from anywhere: log out, delete the account. */
export interface FrameAction extends FrameItemLook {
  readonly onSelect: () => void;
  readonly isDanger?: boolean | undefined;
}

export type FrameItem = FrameLink | FrameAction;
