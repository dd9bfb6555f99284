import fc from 'fast-check';
import { callTypes } from 'shared-contracts/schemas/vocabulary';

/** One to three consultations of mixed lengths and call types; some share a length. */
export const arbitraryOffers = fc.array(
  fc.record({
    minutes: fc.constantFrom(15, 30, 45, 60, 90),
    callTypes: fc.subarray([...callTypes], { minLength: 1 }),
  }),
  { minLength: 1, maxLength: 3 },
);
