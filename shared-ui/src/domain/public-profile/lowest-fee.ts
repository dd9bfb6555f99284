import { formatFee } from 'shared-contracts/processes/format-fee';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import type { TranslateCommon } from './public-words.ts';

type LowestFee = Pick<PublicProfessional, 'lowestFeeKind' | 'lowestFee' | 'lowestFeeCurrency' | 'lowestFeeMinutes'>;

/** "Dès 15 000 FCFA · 30 min", "Gratuit · 30 min"; undefined where nothing can be booked. */
export function lowestFee(
  { lowestFeeKind: kind, lowestFee: fee, lowestFeeCurrency: currency, lowestFeeMinutes: minutes }: LowestFee,
  locale: Locale,
  t: TranslateCommon,
): string | undefined {
  if (kind === null) return undefined;
  const amount = fee === null || currency === null ? '' : formatFee(fee, currency, locale);
  return `${t(`fee.${kind}`, { amount })}\u00A0· ${minutes}\u00A0min`;
}
