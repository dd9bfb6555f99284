import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
import { ResultCard } from 'shared-ui/domain/public-profile/result-card.tsx';
import type { CardTimes } from './list-professionals.ts';
import { bookingPath, callPath, slotQuery } from 'shared-ui/domain/booking/booking-path.ts';
import { formatShortDay, formatClock } from '../time/slot-format.ts';
import { useVisitorZone } from '../time/use-visitor-zone.ts';

interface ProfessionalResultProps {
  readonly professional: PublicProfessional;
  /** null when they failed to load. */
  readonly times: CardTimes | null | undefined;
  /** Path of the profile. */
  readonly to: string;
  readonly headingLevel?: 2 | 3;
  /** The call type, if the search has one. */
  readonly callType?: CallType | undefined;
  /** The first slot in the professional's own time where that differs. */
  readonly slotsNote?: string | undefined;
  /** That of all slots of a page with one clock; without it the visitor's, or the professional's where the device has none. */
  readonly slotsZone?: string | undefined;
}

/** One professional in a list; each slot links to the booking. */
export function ProfessionalResult({
  professional,
  times,
  to,
  headingLevel,
  callType,
  slotsNote,
  slotsZone,
}: ProfessionalResultProps) {
  const { t } = useTranslation('remote-public/common');
  const { locale } = usePlatform();
  const visitorZone = useVisitorZone();
  const zone = slotsZone ?? visitorZone ?? professional.timeZone;
  return (
    <ResultCard
      to={to}
      headingLevel={headingLevel}
      professional={professional}
      callNow={callPath(professional.id, times?.consultationId ?? undefined)}
      t={t}
      slotsNote={slotsNote}
      booked={times}
      callType={callType}
      noSlots={t(times === null ? 'slotsUnknown' : times?.isWindow ? 'noSlotsThen' : 'noSlots')}
      slots={(times?.slots ?? []).map((slot) => ({
        startsAt: slot.startsAt,
        to: bookingPath(professional.id, {
          ...slotQuery(slot),
          ...(callType && { type: callType }),
          consultation: times?.consultationId ?? undefined,
        }),
        day: formatShortDay(slot.startsAt, locale, zone),
        time: formatClock(slot.startsAt, locale, zone),
      }))}
    />
  );
}
