import * as v from 'valibot';
import { locale } from 'shared-contracts/schemas/vocabulary';
import { readData } from './read-data.ts';

const signIn = { email: v.string(), password: v.string(), note: v.string() };
const person = { firstNames: v.string(), lastName: v.string(), lang: locale, timeZone: v.string() };
const account = v.variant('role', [
  v.strictObject({ ...signIn, role: v.picklist(['client', 'operator']), ...person }),
  // Of somebody in the files of the cities.
  v.strictObject({ ...signIn, role: v.literal('professional'), slug: v.string() }),
]);
export type DemoAccount = v.InferOutput<typeof account>;

/** Accounts to try the product with; printed at the start and in the README. Never seeded in production. */
export const demoAccounts = readData('accounts', v.tupleWithRest([account], account));
