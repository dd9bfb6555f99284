import type { Locale } from '../../schemas/value-lists.ts';

/** `1,2 Mo`: in megabytes from a tenth of one on, in kilobytes below. */
export function fileSize(bytes: number, locale: Locale): string {
  const [unit, size] = bytes < 100_000 ? (['kilobyte', 1000] as const) : (['megabyte', 1_000_000] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(bytes / size);
}
