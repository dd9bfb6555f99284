import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDistance } from 'shared-ui/domain/appointments/format-time.ts';
import { useNow } from 'shared-ui/domain/appointments/use-now.ts';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { sentenceCase } from 'shared-contracts/processes/sentence-case';
import { zoneLabel } from 'shared-contracts/processes/zone-label';
import type { Slot } from 'shared-contracts/schemas/availability';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { RetryNotice } from '../../components/retry-notice.tsx';
import type { ProfileData } from '../../data/profile-loader.ts';
import { href } from 'shared-contracts/remote/paths';
import { queryOf } from '../../model/filter-query.ts';
import { bookingPath, slotQuery } from '../../model/booking-path.ts';
import { dayOf, formatLongDay, formatClock } from '../../model/slot-format.ts';
import { useVisitorZone } from '../../model/use-visitor-zone.ts';
import styles from './profile-view.module.css';

interface ProfileBookingProps {
  readonly professional: PublicProfessional;
  readonly slots: ProfileData['slots'];
}

/** The next free slots by day, each a link to its booking. */
export function ProfileBooking({ professional, slots }: ProfileBookingProps) {
  const { t } = useTranslation(['remote-public/profile', 'remote-public/common']);
  if (professional.verifiedAt === null) return null;
  const isFull = slots.ok && slots.value.length === 0;
  return (
    <Card className={styles.booking ?? ''} aria-labelledby="booking">
      <h2 id="booking">{t('booking.title')}</h2>
      {isFull ? null : <p className={styles.note}>{t('booking.text')}</p>}
      {slots.ok ? (
        <Times professional={professional} slots={slots.value} />
      ) : (
        <RetryNotice>{t('booking.failed')}</RetryNotice>
      )}
      {isFull ? (
        <ButtonLink
          to={{ pathname: href('/schedule-meeting'), search: queryOf({ category: professional.specialities[0] }) }}
          block
        >
          {t('booking.other')}
        </ButtonLink>
      ) : (
        <ButtonLink to={bookingPath(professional.id)} block>
          {t('booking.all')}
        </ButtonLink>
      )}
    </Card>
  );
}

function Times({
  professional,
  slots,
}: {
  readonly professional: PublicProfessional;
  readonly slots: readonly Slot[];
}) {
  const { t } = useTranslation(['remote-public/common', 'remote-public/profile']);
  const { locale } = usePlatform();
  const now = useNow();
  const visitorZone = useVisitorZone();
  const zone = visitorZone ?? professional.timeZone;
  const [first] = slots;
  if (!first) return <p>{t('noSlots')}</p>;
  const days = [...new Set(slots.map(({ startsAt }) => dayOf(startsAt, zone)))];
  return (
    <div className={styles.days}>
      <p>
        {t('booking.nextFree', { ns: 'remote-public/profile' })}{' '}
        {/* Only the browser knows how long that is from now; its line keeps its room. */}
        <span className={styles.distance}>
          {visitorZone === null ? null : formatDistance(Date.parse(first.startsAt), now, { locale, timeZone: zone })}
        </span>
      </p>
      <p className={styles.note}>
        {sentenceCase(zoneLabel(zone, locale, zone === professional.timeZone ? professional : undefined))}
      </p>
      {days.map((day) => {
        const times = slots.filter(({ startsAt }) => dayOf(startsAt, zone) === day);
        const name = formatLongDay(times[0]?.startsAt ?? day, locale, zone);
        return (
          <div key={day} className={styles.day}>
            <h3>{name}</h3>
            <ul className={styles.times}>
              {times.map((slot) => {
                const time = formatClock(slot.startsAt, locale, zone);
                return (
                  <li key={slot.startsAt}>
                    <Link
                      className={styles.time}
                      to={bookingPath(professional.id, slotQuery(professional, slot))}
                      aria-label={t('bookSlot', { day: name, time })}
                    >
                      <time dateTime={slot.startsAt}>{time}</time>
                    </Link>
                  </li>
                );
              })}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
