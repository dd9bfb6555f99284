import type { ProfessionalSlots } from 'shared-contracts/schemas/slots';
import { formatClock, formatDay, type Reader } from 'shared-contracts/formats/time/reader-time';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
import { bookingPath, slotQuery } from 'shared-ui/domain/booking/booking-path.ts';
import type { CardSlot } from 'shared-ui/domain/professional-card/professional-card.tsx';

/** Free times as links into the booking of the same consultation, by the same way where they have it; the first one later where none is near. */
export const cardSlots = (
  { professionalId, consultationId, slots, next }: ProfessionalSlots,
  reader: Reader,
  callType: CallType | null,
  follows?: string,
): readonly CardSlot[] =>
  (slots.length > 0 || next === null ? slots : [next]).map((slot) => ({
    startsAt: slot.startsAt,
    to: bookingPath(professionalId, {
      ...slotQuery(slot),
      ...(callType && slot.callTypes.includes(callType) && { type: callType }),
      consultation: consultationId ?? undefined,
      follows,
    }),
    day: formatDay(slot.startsAt, reader, 'short'),
    time: formatClock(slot.startsAt, reader),
  }));
