import { randomInt } from 'node:crypto';
import fc from 'fast-check';

const { TEST_SEED = '1' } = process.env;

/** Seed of what tests draw at random: the same in every `npm test`, another in each `npm run endurance` (`random`). */
export const testSeed = TEST_SEED === 'random' ? randomInt(2 ** 31) : Number(TEST_SEED);
fc.configureGlobal({ seed: testSeed });
