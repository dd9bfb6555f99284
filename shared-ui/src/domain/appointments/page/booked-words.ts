import { formatFee } from 'shared-contracts/formats/text/format-fee';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { AppointmentView } from '../appointment-view.ts';

type Booked = Pick<Appointment, 'consultationNameFr' | 'consultationNameEn' | 'feeKind' | 'fee' | 'currency'>;

/** Name and fee of what an appointment was booked as; falsy where it is not known. */
export function bookedWords(appointment: Booked, { translate, reader }: Pick<AppointmentView, 'translate' | 'reader'>) {
  const { consultationNameFr, consultationNameEn, feeKind, fee, currency } = appointment;
  return {
    name: reader.locale === 'en' ? consultationNameEn : consultationNameFr,
    fee:
      fee !== null && currency !== null
        ? formatFee(fee, currency, reader.locale)
        : feeKind && feeKind !== 'fixed' && translate(`fee.${feeKind}`),
  };
}
