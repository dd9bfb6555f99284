import type { Slot } from 'shared-contracts/schemas/slots';

/** True when ordered slots leave no gap between two instants. */
export function covers(slots: readonly Pick<Slot, 'startsAt' | 'endsAt'>[], from: string, to: string): boolean {
  let reached = Date.parse(from);
  for (const slot of slots)
    if (Date.parse(slot.startsAt) <= reached) reached = Math.max(reached, Date.parse(slot.endsAt));
  return reached >= Date.parse(to);
}
