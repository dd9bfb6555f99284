import { useMissingSlot } from './use-missing-slot.ts';
import { localDate, useWeekOfSlots } from './use-week-of-slots.ts';

interface SlotCheckProps {
  readonly professionalId: string;
  readonly startsAt: string;
  readonly onMissing: () => void;
}

/** Asks whether the time of an address is free, where nothing else does: while how to meet is still open it can be neither shown nor held. */
export function SlotCheck({ professionalId, startsAt, onMissing }: SlotCheckProps) {
  const from = localDate(new Date(startsAt));
  const { week } = useWeekOfSlots(professionalId, null, from);
  useMissingSlot(week, from, startsAt, onMissing);
  return null;
}
