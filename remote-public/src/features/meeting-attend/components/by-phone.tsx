import { useTranslation } from 'react-i18next';
import { PhoneLink } from 'shared-ui/domain/contact/phone-link.tsx';
import type { MeetingSubject } from '../meeting-subject.ts';

/** A call may as well be one by phone. */
export function ByPhone({ subject: { appointment, other } }: { readonly subject: MeetingSubject }) {
  const { t } = useTranslation('remote-public/meeting');
  if (appointment.callType !== 'call' || other.phone === null) return null;
  return (
    <p>
      {t('room.byPhone')} <PhoneLink number={other.phone} />
    </p>
  );
}
