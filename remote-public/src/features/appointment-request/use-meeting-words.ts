import { useTranslation } from 'react-i18next';
import { formatPhone } from 'shared-contracts/processes/format-phone';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import type { CallType } from 'shared-contracts/schemas/vocabulary';

/** What happens when the time has come: in the same words where it is chosen, checked and confirmed. `number` is the client's own. */
export function useMeetingWords({ address, city }: Pick<PublicProfessional, 'address' | 'city'>) {
  const { t } = useTranslation('remote-public/booking');
  return (callType: CallType, number?: string): string => {
    if (callType === 'in_person') return t('type.in_person', { city: address ?? city });
    return callType === 'call' && number ? t('done.call', { number: formatPhone(number) }) : t(`type.${callType}`);
  };
}
