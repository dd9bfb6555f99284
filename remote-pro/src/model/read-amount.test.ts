import { amountText, readAmount } from './read-amount.ts';

test.each([
  ['15000', 'XAF', 15_000],
  ['15 000', 'XOF', 15_000],
  ['15\u202f000', 'XAF', 15_000],
  ['15.000', 'XAF', 15_000],
  ['15,000', 'XAF', 15_000],
  ['15000,00', 'XAF', 15_000],
  ['80', 'EUR', 8_000],
  ['80,5', 'EUR', 8_050],
  ['80.55', 'CAD', 8_055],
  ['1.250,50', 'EUR', 125_050],
  ['1,250.50', 'CAD', 125_050],
  ['80,5', 'XAF', undefined],
  ['free', 'EUR', undefined],
  ['-5', 'EUR', undefined],
  ['', 'EUR', undefined],
] as const)('%s %s', (written, currency, amount) => expect(readAmount(written, currency)).toBe(amount));

test('an amount is shown as it is typed', () => {
  expect(amountText(15_000, 'XAF', 'fr')).toBe('15000');
  expect(amountText(8_050, 'EUR', 'fr')).toBe('80,5');
  expect(amountText(8_050, 'CAD', 'en')).toBe('80.5');
});
