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

/**
 * The amounts of "fee up to", the chosen one among them: in the currency of the chosen one, of the searched country, else of the visitor's
 * continent.
 */
export function offeredFees({ feeMax, country }: SearchFilter, zone: string | null): readonly string[] {
  const chosen = feeMax?.slice(-3).replace('XOF', 'XAF') ?? '';
  const currency = chosen in feeSteps ? (chosen as Currency) : currencies[country ?? zone?.split('/')[0] ?? ''];
  const steps = feeSteps[currency ?? 'XAF'].map((step) => `${step}${currency ?? 'XAF'}`);
  if (feeMax === undefined) return steps;
  // An address may name another amount, or one of them in the other francs, which are called alike.
  return [...steps.filter((step) => parseInt(step, 10) !== parseInt(feeMax, 10)), feeMax].sort(
    (one, other) => parseInt(one, 10) - parseInt(other, 10),
  );
}
