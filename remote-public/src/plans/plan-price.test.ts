import { planPrice } from './plan-price.ts';

test.each([
  ['fr', 12_345, 'XAF', '12\u00A0345\u00A0FCFA'],
  ['en', 12_345, 'XAF', 'FCFA\u00A012,345'],
  ['fr', 1_000, 'EUR', '1\u00A0000\u00A0€'],
] as const)('in %s, %d %s reads %s', (locale, price, currency, text) => {
  expect(planPrice({ price, currency }, locale)).toBe(text);
});
