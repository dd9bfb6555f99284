import type { FeeCurrency } from 'shared-contracts/schemas/vocabulary';

/** Digits after the decimal mark: none for francs CFA. */
export const decimalsOf = (currency: FeeCurrency): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** "15 000", "15.000", "80,50": an amount in the smallest unit of its currency. Undefined when it cannot be read. */
export function readAmount(written: string, currency: FeeCurrency): number | undefined {
  const [, whole, fraction = ''] =
    /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/u.exec(written.replaceAll(/\s/gu, '')) ?? [];
  if (whole === undefined) return undefined;
  const decimals = decimalsOf(currency);
  if (Number(fraction) > 0 && decimals === 0) return undefined;
  return (
    Number(whole.replaceAll(/[.,]/gu, '')) * 10 ** decimals + Number(fraction.padEnd(2, '0').slice(0, decimals) || 0)
  );
}

/** An amount as it is typed: "15000", "80,5". */
export const amountText = (amount: number, currency: FeeCurrency, locale: string): string =>
  new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 2 }).format(
    amount / 10 ** decimalsOf(currency),
  );
