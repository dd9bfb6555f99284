import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { Slot } from 'shared-contracts/schemas/slots';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { Skeleton } from 'shared-ui/primitives/skeleton/skeleton.tsx';
import { fetchSlots } from 'shared-ui/domain/appointments/queries/find-slots.ts';
import { slotHolder } from '../../../booking/slot-holder.ts';
import { settle } from '../../../loading/settle.ts';
import { bookingPath, slotQuery } from 'shared-ui/domain/booking/booking-path.ts';
import { formatClock, formatShortDay } from '../../../time/slot-format.ts';
import { useVisitorZone } from '../../../time/use-visitor-zone.ts';
import styles from '../call/call-done.module.css';

const SHOWN = 3;
const DAYS = 60;

interface NextSlotsProps {
  readonly professional: PublicProfessional;
  readonly consultationId: string | undefined;
}

/** The next free times, each a link to its booking; the place is kept until they are known. */
export function NextSlots({ professional, consultationId }: NextSlotsProps) {
  const { t } = useTranslation('remote-public/call');
  const { http, locale } = usePlatform();
  const zone = useVisitorZone() ?? professional.timeZone;
  const [slots, setSlots] = useState<readonly Slot[]>();
  const { id } = professional;
  useEffect(() => {
    const controller = new AbortController();
    const now = Date.now();
    const query = {
      professionalIds: [id],
      consultationId,
      from: new Date(now).toISOString(),
      to: new Date(now + DAYS * 86_400_000).toISOString(),
      limit: SHOWN,
      holder: slotHolder(),
    };
    settle(fetchSlots(http, query, controller.signal)).then(
      (found) => setSlots(found.ok ? (found.value[0]?.slots ?? []) : []),
      () => undefined, // aborted
    );
    return () => controller.abort();
  }, [http, id, consultationId]);
  return (
    <div className={styles.next}>
      {slots === undefined ? (
        <Skeleton shape="button" />
      ) : slots.length === 0 ? (
        <p>{t('noSlots')}</p>
      ) : (
        <ul className={styles.slots}>
          {slots.map((slot) => (
            <li key={slot.startsAt}>
              <ButtonLink
                translate="no"
                variant="secondary"
                to={bookingPath(id, { consultation: consultationId, ...slotQuery(slot) })}
              >
                {`${formatShortDay(slot.startsAt, locale, zone)} ${formatClock(slot.startsAt, locale, zone)}`}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
      <Link to={bookingPath(id, { consultation: consultationId })}>{t('all')}</Link>
    </div>
  );
}
