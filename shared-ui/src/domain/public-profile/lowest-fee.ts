import { formatFee } from 'shared-contracts/formats/text/format-fee';
import type { OfferedFee, ProfessionalSlots } from 'shared-contracts/schemas/slots';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import type { TranslateCommon } from './public-words.ts';

type LowestFee = Pick<PublicProfessional, 'lowestFeeKind' | 'lowestFee' | 'lowestFeeCurrency' | 'lowestFeeMinutes'>;

/** "Dès 15 000 FCFA · 30 min", "Gratuit · 30 min"; undefined where nothing can be booked. */
export function lowestFee(
  { lowestFeeKind: feeKind, lowestFee: fee, lowestFeeCurrency: currency, lowestFeeMinutes: minutes }: LowestFee,
  locale: Locale,
  t: TranslateCommon,
): string | undefined {
  return feeKind === null
    ? undefined
    : withMinutes(t(`fee.${feeKind}`, { amount: amountOf({ fee, currency }, locale) }), minutes);
}

/** The same of the consultation whose times are shown; "Dès" only where it has the lowest fee. Undefined where there is none. */
export function bookedFee(
  lowest: LowestFee,
  booked: Pick<ProfessionalSlots, 'slotMinutes' | 'fee'> | null | undefined,
  locale: Locale,
  t: TranslateCommon,
): string | undefined {
  if (!booked?.fee) return undefined;
  const { feeKind, fee, currency } = booked.fee;
  const amount = amountOf(booked.fee, locale);
  const isLowest = fee === lowest.lowestFee && currency === lowest.lowestFeeCurrency;
  return withMinutes(feeKind === 'fixed' && !isLowest ? amount : t(`fee.${feeKind}`, { amount }), booked.slotMinutes);
}

const amountOf = ({ fee, currency }: Pick<OfferedFee, 'fee' | 'currency'>, locale: Locale): string =>
  fee === null || currency === null ? '' : formatFee(fee, currency, locale);

const withMinutes = (words: string, minutes: number | null): string => `${words}\u00A0· ${minutes}\u00A0min`;
