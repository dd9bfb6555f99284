import { randomUUID } from 'node:crypto';
import { openTestApi } from '../../api/test/support/test-api.ts';
import type { Budget } from './budget.ts';

/** OWASP's setting, as in production: the hash is nearly all of the time. */
const PASSWORD_MEMORY_KIB = '19456';
const TURNS = 100;

/** The tenth quickest: other load only makes a call slower. */
const quick = (times: readonly number[]): number => times.toSorted((one, other) => one - other)[9] ?? NaN;

/**
 * How much longer signing in takes for an account that exists than for one that does not, or the other way round. 1
 * reveals nothing; without a hash for unknown accounts it would be 10.
 */
export async function securityTimes(): Promise<Budget[]> {
  const api = await openTestApi({ PASSWORD_MEMORY_KIB });
  try {
    const people = await Promise.all(Array.from({ length: TURNS }, () => api.register('client')));
    const time = async (email: string) => {
      const began = performance.now();
      const { status } = await api.call('POST', '/auth/login', {
        body: { email, password: 'Wrong-2026!', role: 'client' },
      });
      if (status !== 401) throw new Error(`Signing in with a wrong password was answered with ${status}`);
      return performance.now() - began;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    // Alternating, so that other load slows both.
    for (const { email } of people) {
      unknown.push(await time(`nobody-${randomUUID()}@nimbia.test`));
      known.push(await time(email));
    }
    const ratio = quick(known) / quick(unknown);
    return [{ name: 'signing in: known beside unknown accounts', value: Math.max(ratio, 1 / ratio), unit: '×' }];
  } finally {
    await api.close();
  }
}
