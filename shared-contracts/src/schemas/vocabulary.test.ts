import { errorCodes } from './error-codes.ts';
import { legalCategories } from './vocabulary.ts';

it('has the 14 legal categories of the specification, each once', () => {
  expect(new Set(legalCategories).size).toBe(14);
});

it('has each error code once', () => {
  expect(new Set(errorCodes).size).toBe(errorCodes.length);
});
