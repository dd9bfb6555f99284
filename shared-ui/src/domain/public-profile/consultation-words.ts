import { consultationName } from 'shared-contracts/formats/text/consultation-name';
import { formatFee } from 'shared-contracts/formats/text/format-fee';
import { inlineList } from 'shared-contracts/formats/text/inline-list';
import { minutesText } from 'shared-contracts/formats/time/minutes-text';
import type { Consultation } from 'shared-contracts/schemas/consultation';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import type { TranslateCommon } from './public-words.ts';

/** An amount, "Gratuit" or "Honoraires à convenir". */
export const feeText = (
  { feeKind, fee, currency }: Pick<Consultation, 'feeKind' | 'fee' | 'currency'>,
  locale: Locale,
  t: TranslateCommon,
): string =>
  fee !== null && currency !== null
    ? formatFee(fee, currency, locale)
    : t(feeKind === 'free' ? 'fee.free' : 'fee.on_request');

/** The part of a consultation that is shown in lists. */
export type ShownConsultation = Pick<
  Consultation,
  'id' | 'nameFr' | 'nameEn' | 'minutes' | 'feeKind' | 'fee' | 'currency' | 'callTypes'
>;

/** Name, length with ways to meet, and fee of a consultation as text. */
export const consultationWords = (consultation: ShownConsultation, locale: Locale, t: TranslateCommon) => ({
  name: consultationName(consultation, locale),
  how: `${minutesText(consultation.minutes)} · ${inlineList(
    consultation.callTypes.map((type) => t(`callType.${type}`)),
  )}`,
  fee: feeText(consultation, locale, t),
});

/** "Première consultation · 30 min · 15 000 FCFA": a consultation in one line. */
export const consultationLine = (
  consultation: Pick<Consultation, 'nameFr' | 'nameEn' | 'minutes' | 'feeKind' | 'fee' | 'currency'>,
  locale: Locale,
  t: TranslateCommon,
): string =>
  [consultationName(consultation, locale), minutesText(consultation.minutes), feeText(consultation, locale, t)].join(
    '\u00A0· ',
  );
