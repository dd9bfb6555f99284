import { useTranslation } from 'react-i18next';
import { ConsultationList } from 'shared-ui/domain/public-profile/consultation-list.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { RetryNotice } from '../../loading/retry-notice.tsx';
import type { ProfileData } from '../../profile/profile-loader.ts';
import { bookingPath } from 'shared-ui/domain/booking/booking-path.ts';
import { usePublicWords } from './use-public-words.ts';

/** What can be booked, each with its way into the booking. */
export function ProfileConsultations({
  professional,
  consultations,
  callType,
}: Pick<ProfileData, 'professional' | 'consultations' | 'callType'>) {
  const { t } = useTranslation('remote-public/profile');
  const words = usePublicWords();
  if (professional.verifiedAt === null || (consultations.ok && consultations.value.length === 0)) return null;
  if (!consultations.ok) return <RetryNotice>{t('consultations.failed')}</RetryNotice>;
  return (
    <ConsultationList
      consultations={consultations.value}
      words={words}
      actionOf={({ id, callTypes }, name) => (
        <ButtonLink
          variant="secondary"
          to={bookingPath(professional.id, {
            consultation: id,
            type: callType && callTypes.includes(callType) ? callType : undefined,
          })}
          aria-label={t('consultations.chooseNamed', { name })}
        >
          {t('consultations.choose')}
        </ButtonLink>
      )}
    />
  );
}
