import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { OfferedConsultation } from '../../../booking/list-consultations.ts';
import { consultationName } from 'shared-contracts/formats/text/consultation-name';
import { minutesText } from 'shared-contracts/formats/time/minutes-text';
import { useFeeText } from '../../../booking/use-fee-text.ts';

/** Name, length and fee of a consultation, and what to prepare, in the reader's language. */
export function useConsultationWords() {
  const { locale } = usePlatform();
  const feeText = useFeeText();
  return (consultation: OfferedConsultation) => {
    const fee = feeText(consultation);
    const length = minutesText(consultation.minutes);
    return {
      name: consultationName(consultation, locale),
      preparation: locale === 'en' ? consultation.preparationEn : consultation.preparationFr,
      fee,
      length,
      /** Two short parts that stay on one line. */
      terms: `${length} · ${fee}`.replaceAll(' ', '\u00A0'),
    };
  };
}
