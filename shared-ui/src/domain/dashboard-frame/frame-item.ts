import type { LucideIcon } from 'lucide-react';

interface FrameItemLook {
  readonly label: string;
  readonly Icon: LucideIcon;
}

/** A page of the dashboard. */
export interface FrameLink extends FrameItemLook {
  readonly to: string;
  /** Number of pending items, described for screen readers by `countLabel`. */
  readonly count?: number | undefined;
  readonly countLabel?: string | undefined;
  /** Label in the bottom bar, for the four links shown there. */
  readonly shortLabel?: string | undefined;
}

/** An action available everywhere: log out, delete the account. */
export interface FrameAction extends FrameItemLook {
  readonly onSelect: () => void;
  readonly isDanger?: boolean | undefined;
}

export type FrameItem = FrameLink | FrameAction;
