import { formatFee } from 'shared-contracts/formats/text/format-fee';
import type { AppointmentMailContext } from './types.ts';

export interface ConsultationFacts {
  /** In the reader's language. */
  readonly name: string;
  /** "30 min · 15 000 FCFA" */
  readonly terms: string;
  /** What the client is to prepare. */
  readonly preparation: string | null;
}

/** What the appointment was booked as; nothing for older appointments and after both accounts are deleted. */
export async function readBooked({
  tx,
  data,
  reader,
  t,
}: AppointmentMailContext): Promise<ConsultationFacts | undefined> {
  const booked = await tx
    .selectFrom('appointments')
    .select([
      'consultationNameFr',
      'consultationNameEn',
      'preparationFr',
      'preparationEn',
      'feeKind',
      'fee',
      'currency',
    ])
    .where('id', '=', data.id)
    .executeTakeFirst();
  const name = reader.lang === 'fr' ? booked?.consultationNameFr : booked?.consultationNameEn;
  const preparation = (reader.lang === 'fr' ? booked?.preparationFr : booked?.preparationEn) ?? null;
  const { feeKind, fee, currency } = booked ?? {};
  if (!name || !feeKind) return undefined;
  const minutes = (Date.parse(data.endsAt) - Date.parse(data.startsAt)) / 60_000;
  const price = fee && currency ? formatFee(fee, currency, reader.lang) : t(`fee.${feeKind}`);
  return { name, terms: `${t('length', { minutes })} · ${price}`, preparation };
}
