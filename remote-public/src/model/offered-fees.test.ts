import { offeredFees } from './offered-fees.ts';

test.each([
  [{}, null, '0XAF'],
  [{}, 'Africa/Dakar', '0XAF'],
  [{}, 'Europe/Paris', '0EUR'],
  [{ country: 'CI' }, 'Europe/Paris', '0XAF'],
  [{ country: 'CA' }, 'Africa/Douala', '0CAD'],
  [{ country: 'CA', feeMax: '80EUR' }, null, '0EUR'],
  [{ feeMax: '20000XOF', country: 'FR' }, null, '0EUR'],
])('%o in %s begins with %s', (filter, zone, first) => {
  expect(offeredFees(filter, zone)[0]).toBe(first);
});
