import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { consultationName } from 'shared-contracts/formats/text/consultation-name';
import { useFeeText } from '../../../booking/use-fee-text.ts';

/** Name and fee of the consultation as it was booked; null in older appointments. */
export function useBookedWords({ consultationNameFr, consultationNameEn, feeKind, fee, currency }: Appointment) {
  const { locale } = usePlatform();
  const feeText = useFeeText();
  if (consultationNameFr === null || consultationNameEn === null || feeKind === null) return null;
  return {
    name: consultationName({ nameFr: consultationNameFr, nameEn: consultationNameEn }, locale),
    fee: feeText({ feeKind, fee, currency }),
  };
}
