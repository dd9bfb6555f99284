import type { Slot } from 'shared-contracts/schemas/availability';
import type { Booking } from './use-booking.ts';
interface SlotTakenProps {
  readonly booking: Booking;
  readonly nearest: readonly Slot[];
  /** True for a slot from an old link, false for one that was lost at the moment of sending. */
  readonly isEarly?: boolean;
  readonly onChosen?: () => void;
}
/** The slot is gone: the nearest free ones, one press away, and nothing typed is lost. */
export declare function SlotTaken({ booking, nearest, isEarly, onChosen }: SlotTakenProps): import('react').JSX.Element;
export {};
