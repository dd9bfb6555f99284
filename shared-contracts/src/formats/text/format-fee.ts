import type { Currency } from '../../schemas/billing.ts';
import type { Locale } from '../../schemas/value-lists.ts';
import { intlLocale } from './intl-locale.ts';

/**
 * "15 000 FCFA" or "FCFA 15,000" of an amount in the smallest unit: francs of both zones are FCFA, cents are shown only where
 * there are any. With no-break spaces, as our fonts lack the narrow space of French numbers (art-direction.md).
 */
export function formatFee(fee: number, currency: Currency, locale: Locale): string {
  const isFranc = currency === 'XAF' || currency === 'XOF';
  return new Intl.NumberFormat(intlLocale(locale), {
    style: 'currency',
    currency: isFranc ? 'XAF' : currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
    .format(isFranc ? fee : fee / 100)
    .replaceAll(/\s/gu, '\u00A0');
}
