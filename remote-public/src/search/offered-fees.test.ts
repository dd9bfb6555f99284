import { offeredFees } from './offered-fees.ts';

test.each([
  [{}, null, '0XAF'],
  [{}, 'Africa/Dakar', '0XAF'],
  [{}, 'Europe/Paris', '0EUR'],
  [{ country: 'CI' }, 'Europe/Paris', '0XAF'],
  [{ country: 'CA' }, 'Africa/Douala', '0CAD'],
  [{ country: 'CA', feeMax: '80EUR' }, null, '0EUR'],
  [{ feeMax: '20000XOF', country: 'FR' }, null, '0XAF'],
])('%o in %s begins with %s', (filter, zone, first) => {
  expect(offeredFees(filter, zone)[0]).toBe(first);
});

test.each([
  ['15000XAF', ['0XAF', '10000XAF', '15000XAF', '20000XAF', '30000XAF']],
  ['20000XOF', ['0XAF', '10000XAF', '20000XOF', '30000XAF']],
  ['80EUR', ['0EUR', '60EUR', '80EUR', '100EUR', '150EUR']],
  ['60EUR', ['0EUR', '60EUR', '100EUR', '150EUR']],
])('%s of an address stands among them once, in its order', (feeMax, fees) => {
  expect(offeredFees({ feeMax }, 'America/Toronto')).toEqual(fees);
});
