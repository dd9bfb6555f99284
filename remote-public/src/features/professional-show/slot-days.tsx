import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { Slot } from 'shared-contracts/schemas/slots';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
import { DayStrip } from '../../booking/slot-choice/day-strip.tsx';
import { bookingPath, slotQuery } from 'shared-ui/domain/booking/booking-path.ts';
import { intlLocale } from 'shared-contracts/formats/text/intl-locale';
import { dayOf, formatClock, formatLongDay } from '../../time/slot-format.ts';
import { useVisitorZone } from '../../time/use-visitor-zone.ts';
import styles from './profile-booking.module.css';

const DAYS_SHOWN = 5;
const TIMES_SHOWN = 12;

interface SlotDaysProps {
  readonly professional: PublicProfessional;
  readonly consultationId: string | undefined;
  /** That of all slots. */
  readonly callType: CallType | undefined;
  /** At least one. */
  readonly slots: readonly Slot[];
}

/** The next days that have free slots, and those of the chosen day. */
export function SlotDays({ professional, consultationId, callType, slots }: SlotDaysProps) {
  const { t } = useTranslation(['remote-public/common', 'remote-public/profile']);
  const { locale } = usePlatform();
  const zone = useVisitorZone() ?? professional.timeZone;
  const [chosen, setChosen] = useState<string>();
  const days = [...Map.groupBy(slots, ({ startsAt }) => dayOf(startsAt, zone))].slice(0, DAYS_SHOWN);
  // The chosen day of one time zone may not be there in another.
  const shown = days.find(([day]) => day === chosen) ?? days[0];
  const name = shown?.[1][0] === undefined ? '' : formatLongDay(shown[1][0].startsAt, locale, zone);
  return (
    <div className={styles.when}>
      <DayStrip
        legend={t('booking.day', { ns: 'remote-public/profile' })}
        days={days.map(([day]) => day)}
        value={shown?.[0] ?? ''}
        onChange={setChosen}
        locale={intlLocale(locale)}
      />
      <div className={styles.slots}>
        <h3 translate="no">{name}</h3>
        <ul className={styles.times}>
          {shown?.[1].slice(0, TIMES_SHOWN).map((slot) => {
            const time = formatClock(slot.startsAt, locale, zone);
            return (
              <li key={slot.startsAt}>
                <Link
                  className={styles.time}
                  to={bookingPath(professional.id, {
                    ...slotQuery(slot),
                    ...(callType && { type: callType }),
                    consultation: consultationId,
                  })}
                  aria-label={t('bookSlot', { day: name, time })}
                >
                  <time translate="no" dateTime={slot.startsAt}>
                    {time}
                  </time>
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
