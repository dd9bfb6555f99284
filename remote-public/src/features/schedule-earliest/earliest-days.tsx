import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { homeZone } from 'shared-contracts/formats/time/device-zone';
import { formatTimeElsewhere } from 'shared-contracts/formats/time/reader-time';
import { zoneLabel } from 'shared-contracts/formats/time/zone-label';
import type { EarliestSlots } from 'shared-contracts/schemas/earliest';
import { href } from 'shared-contracts/remote/paths';
import { ProfessionalResult } from '../../professionals/professional-result.tsx';
import type { EarliestFilter } from '../../earliest/earliest-filter.ts';
import { dayOf, formatLongDay, formatTime, sameClock } from '../../time/slot-format.ts';
import { useSearchZone, useVisitorZone } from '../../time/use-visitor-zone.ts';
import styles from './earliest.module.css';

interface EarliestDaysProps {
  readonly filter: EarliestFilter;
  readonly entries: readonly EarliestSlots[];
}

/**
 * The slots by the visitor's days, all in one zone; where the device has none, in that of the search. The server, which does not know the
 * visitor's, uses that of the address or of the first professional.
 */
export function EarliestDays({ filter, entries }: EarliestDaysProps) {
  const { t } = useTranslation('remote-public/earliest');
  const { locale } = usePlatform();
  const visitorZone = useVisitorZone();
  const searchZone = useSearchZone();
  const zone = visitorZone ?? filter.zone ?? searchZone ?? entries[0]?.professional.timeZone ?? homeZone;
  const startOf = ({ slots: [slot] }: EarliestSlots): string => slot?.startsAt ?? '';
  const first = entries[0] ? startOf(entries[0]) : '';
  const theirTime = (entry: EarliestSlots): string | undefined => {
    const { professional } = entry;
    const { timeZone } = professional;
    const at = startOf(entry);
    if (sameClock(at, zone, timeZone)) return undefined;
    return t('theirTime', {
      time: formatTimeElsewhere(at, { locale, timeZone: zone }, timeZone),
      zone: zoneLabel(timeZone, locale, professional),
    });
  };
  const days = [...new Set(entries.map((entry) => dayOf(startOf(entry), zone)))];
  return (
    <>
      <p className={styles.first} role="status">
        {t(filter.cursor === undefined ? 'earliest' : 'later', {
          day: formatLongDay(first, locale, zone),
          time: formatTime(first, locale, zone),
          zone: zoneLabel(zone, locale),
        })}
      </p>
      {days.map((day) => {
        const ofDay = entries.filter((entry) => dayOf(startOf(entry), zone) === day);
        return (
          <section key={day} className={styles.day} aria-labelledby={`day-${day}`}>
            <h2 translate="no" id={`day-${day}`} className={styles.date}>
              {formatLongDay(ofDay[0] ? startOf(ofDay[0]) : '', locale, zone)}
            </h2>
            <ul className={styles.list}>
              {ofDay.map((entry) => (
                <li key={`${entry.professional.id} ${startOf(entry)}`}>
                  <ProfessionalResult
                    professional={entry.professional}
                    times={{ ...entry, isWindow: true }}
                    to={href('/professionnels/:idname', { idname: entry.professional.slug })}
                    callType={filter.callType}
                    slotsNote={theirTime(entry)}
                    slotsZone={zone}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
