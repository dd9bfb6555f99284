import type { StepProps } from './booking-view.tsx';
import { SlotTaken } from './slot-taken.tsx';
import { useSlotOffer } from './use-slot-offer.ts';

/** Says at once that a slot from an old link is gone, before anything is typed. */
export function SlotCheck({ professional, booking }: StepProps) {
  const { slot, type } = booking.choice;
  const offer = useSlotOffer(professional.id, slot, type);
  // Taken by the person's own request is another story, told instead of the step.
  if (offer === undefined || offer.isFree || booking.own === undefined) return null;
  return <SlotTaken booking={booking} nearest={offer.nearest} isEarly />;
}
