import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { sentenceCase } from 'shared-contracts/formats/text/sentence-case';
import { zoneLabel } from 'shared-contracts/formats/time/zone-label';
import { href } from 'shared-contracts/remote/paths';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { AbsenceNotice } from '../../profile/absence-notice.tsx';
import { CallNowLink } from '../../booking/call-now-link.tsx';
import { RetryNotice } from '../../loading/retry-notice.tsx';
import type { ProfileData } from '../../profile/profile-loader.ts';
import { bookingPath, withChoice } from 'shared-ui/domain/booking/booking-path.ts';
import { consultationName } from 'shared-contracts/formats/text/consultation-name';
import { queryOf } from '../../search/filter-query.ts';
import { minutesText } from 'shared-contracts/formats/time/minutes-text';
import { useFeeText } from '../../booking/use-fee-text.ts';
import { useVisitorZone } from '../../time/use-visitor-zone.ts';
import { SlotDays } from './slot-days.tsx';
import styles from './profile-booking.module.css';

type ProfileBookingProps = Pick<
  ProfileData,
  'professional' | 'consultations' | 'consultation' | 'consultationId' | 'isReplaced' | 'callType' | 'slots' | 'absence'
>;

/** The consultation with its fee, the way to meet that the visitor came with, and its next free slots, each a link to its booking. */
export function ProfileBooking({ professional, consultations, slots, absence, ...chosen }: ProfileBookingProps) {
  const { consultation, consultationId, isReplaced, callType } = chosen;
  const { t } = useTranslation(['remote-public/profile', 'remote-public/common']);
  const { locale } = usePlatform();
  const { pathname } = useLocation();
  const feeText = useFeeText();
  if (professional.verifiedAt === null) return null;
  const isOffered = !consultations.ok || consultation !== null;
  const isFull = slots.ok && slots.value.length === 0;
  const about = consultation && [
    consultationName(consultation, locale),
    minutesText(consultation.minutes),
    ...(callType === undefined ? [] : [t(`callType.${callType}`, { ns: 'remote-public/common' })]),
  ];
  return (
    <Card className={styles.booking ?? ''} aria-labelledby="booking">
      <div className={styles.head}>
        <h2 id="booking">{t('booking.title')}</h2>
        {consultation === null || about === null ? null : (
          <p className={styles.what}>
            <span>{about.join('\u00A0· ')}</span>
            <strong translate="no">{feeText(consultation)}</strong>
          </p>
        )}
      </div>
      {isReplaced ? <p>{t('booking.replaced')}</p> : null}
      {isOffered ? (
        <CallNowLink professional={professional} consultationId={consultationId} label={t('callNow')} />
      ) : null}
      {absence === null ? null : <AbsenceNotice absence={absence} name={partyName(professional)} />}
      {!isOffered ? (
        <p>{t('booking.none', { name: partyName(professional) })}</p>
      ) : !slots.ok ? (
        <RetryNotice>{t('booking.failed')}</RetryNotice>
      ) : isFull ? (
        <p>{t('noSlots', { ns: 'remote-public/common' })}</p>
      ) : (
        <SlotDays professional={professional} consultationId={consultationId} callType={callType} slots={slots.value} />
      )}
      {isFull && callType !== undefined && consultation !== null && consultation.callTypes.length > 1 ? (
        <ButtonLink to={withChoice(pathname, { consultation: consultationId })} block>
          {t('booking.anyWay')}
        </ButtonLink>
      ) : !isOffered || isFull ? (
        <ButtonLink
          to={{
            pathname: href('/schedule-meeting'),
            search: queryOf({ category: professional.specialities[0], callType }),
          }}
          block
        >
          {t('booking.other')}
        </ButtonLink>
      ) : (
        <ButtonLink to={bookingPath(professional.id, { consultation: consultationId, type: callType })} block>
          {t('booking.all')}
        </ButtonLink>
      )}
      {isOffered && !isFull ? <Rules professional={professional} /> : null}
    </Card>
  );
}

/** Whose clock the times are of, and until when an appointment can be cancelled. */
function Rules({ professional }: Pick<ProfileBookingProps, 'professional'>) {
  const { t } = useTranslation('remote-public/profile');
  const { locale } = usePlatform();
  const zone = useVisitorZone() ?? professional.timeZone;
  return (
    <p className={styles.note}>
      {`${sentenceCase(zoneLabel(zone, locale, zone === professional.timeZone ? professional : undefined))}. ${t('booking.cancel', { count: professional.cancelNoticeHours })}`}
    </p>
  );
}
