import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { consultationWords, type ShownConsultation } from 'shared-ui/domain/public-profile/consultation-words.ts';

/** A consultation in the words of the public pages. */
export function useConsultationText() {
  const { t } = useTranslation('remote-pro/common');
  const { locale } = usePlatform();
  return (consultation: ShownConsultation) => consultationWords(consultation, locale, t);
}
