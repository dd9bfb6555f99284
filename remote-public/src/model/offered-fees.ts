import { feeSteps } from 'shared-contracts/schemas/value-lists';
import type { SearchFilter } from './filter-query.ts';

type Currency = keyof typeof feeSteps;

/** Of the markets; elsewhere in Africa fees are compared in francs. */
const currencies: Readonly<Record<string, Currency>> = {
  FR: 'EUR',
  BE: 'EUR',
  Europe: 'EUR',
  CA: 'CAD',
  America: 'CAD',
};

/** The amounts of "fee up to": in the currency of the chosen one, of the searched country, else of the visitor's continent. */
export function offeredFees({ feeMax, country }: SearchFilter, zone: string | null): readonly string[] {
  const chosen = feeMax?.slice(-3) ?? '';
  const currency = chosen in feeSteps ? (chosen as Currency) : currencies[country ?? zone?.split('/')[0] ?? ''];
  return feeSteps[currency ?? 'XAF'].map((step) => `${step}${currency ?? 'XAF'}`);
}
