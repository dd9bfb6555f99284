import { formatFee } from './format-fee.ts';

test.each([
  ['fr', 15_000, 'XAF', '15\u00A0000\u00A0FCFA'],
  ['en', 15_000, 'XOF', 'FCFA\u00A015,000'],
  ['fr', 9_000, 'EUR', '90\u00A0€'],
  ['en', 9_050, 'EUR', '€90.50'],
  ['fr', 12_000, 'CAD', '120\u00A0$CA'],
] as const)('in %s, %d %s reads %s', (locale, fee, currency, text) => {
  expect(formatFee(fee, currency, locale)).toBe(text);
});
