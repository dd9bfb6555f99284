import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import type { ProfileData } from '../../profile/profile-loader.ts';
import { bookingPath, slotQuery } from 'shared-ui/domain/booking/booking-path.ts';
import { formatClock, formatShortDay } from '../../time/slot-format.ts';
import { useFeeText } from '../../booking/use-fee-text.ts';
import { useVisitorZone } from '../../time/use-visitor-zone.ts';
import styles from './profile-bar.module.css';

type ProfileBarProps = Pick<ProfileData, 'professional' | 'consultations' | 'consultation' | 'callType' | 'slots'>;

/** The next free slot with its fee, and the way to book it: stays at the bottom of a phone. */
export function ProfileBar({ professional, consultations, consultation, callType, slots }: ProfileBarProps) {
  const { t } = useTranslation(['remote-public/profile', 'remote-public/common']);
  const { locale } = usePlatform();
  const feeText = useFeeText();
  const zone = useVisitorZone() ?? professional.timeZone;
  const next = slots.ok ? slots.value[0] : undefined;
  if (professional.verifiedAt === null || consultation === null || next === undefined) return null;
  const amount = feeText(consultation);
  // "From" is said of the lowest of several.
  const isFrom =
    consultation.fee !== null &&
    consultation.fee === professional.lowestFee &&
    consultation.currency === professional.lowestFeeCurrency &&
    consultations.ok &&
    consultations.value.some((one) => feeText(one) !== amount);
  const day = formatShortDay(next.startsAt, locale, zone);
  return (
    <div className={styles.bar} data-bottom-bar data-print="hide">
      <p className={styles.words}>
        <strong>{t('bar.next', { day, time: formatClock(next.startsAt, locale, zone) })}</strong>
        <span translate="no">{isFrom ? t('fee.fixed', { ns: 'remote-public/common', amount }) : amount}</span>
      </p>
      <ButtonLink
        to={bookingPath(professional.id, {
          ...slotQuery(next),
          ...(callType && { type: callType }),
          consultation: consultation.id,
        })}
      >
        {t('bar.book')}
      </ButtonLink>
    </div>
  );
}
