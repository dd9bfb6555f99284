import type { Plan } from 'shared-contracts/schemas/plan';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import { intlLocale } from 'shared-contracts/formats/text/intl-locale';

/** "12 345 FCFA" with no-break spaces: our fonts lack the narrow space of French numbers (art-direction.md). */
export const planPrice = ({ price, currency }: Pick<Plan, 'price' | 'currency'>, locale: Locale): string =>
  new Intl.NumberFormat(intlLocale(locale), { style: 'currency', currency, maximumFractionDigits: 0 })
    .format(price)
    .replaceAll(/\s/gu, '\u00A0');
