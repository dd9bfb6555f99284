import { useTranslation } from 'react-i18next';
import { formatPhone } from 'shared-contracts/formats/place/format-phone';
import { isByLink, type MeetingProvider } from 'shared-contracts/schemas/meeting-provider';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import type { CallType } from 'shared-contracts/schemas/vocabulary';

interface Booked {
  readonly callType: CallType;
  readonly meetingProvider?: MeetingProvider | undefined;
}

/** What happens when the time has come: in the same words where it is chosen, checked and confirmed. `number` is the client's own. */
export function useMeetingWords({ address, city }: Pick<PublicProfessional, 'address' | 'city'>) {
  const { t } = useTranslation('remote-public/booking');
  return ({ callType, meetingProvider = 'built_in' }: Booked, number?: string): string => {
    if (callType === 'in_person') return t('type.in_person', { city: address ?? city });
    if (callType === 'video' && !isByLink(meetingProvider)) return t('type.room');
    return callType === 'call' && number ? t('done.call', { number: formatPhone(number) }) : t(`type.${callType}`);
  };
}
