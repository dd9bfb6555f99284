import { randomUUID } from 'node:crypto';
import { openTestApi } from '../../api/test/support/test-api.ts';
import type { Budget } from './budget.ts';

/** OWASP's setting, as in production: the hash is nearly all of the time. */
const PASSWORD_MEMORY_KIB = '19456';
const TURNS = 60;

/** The fifth least: other load only makes a call dearer. */
const least = (times: readonly number[]): number => times.toSorted((one, other) => one - other)[4] ?? NaN;

/**
 * How much longer signing in takes for an account that exists than for one that does not, or the other way round, in time
 * of the processor. 1 reveals nothing; without a hash for unknown accounts it would be 10.
 */
export async function securityTimes(): Promise<Budget[]> {
  const api = await openTestApi({ PASSWORD_MEMORY_KIB });
  try {
    const time = async (email: string) => {
      const began = process.cpuUsage();
      const { status } = await api.call('POST', '/auth/login', {
        body: { email, password: 'Wrong-2026!', role: 'client' },
      });
      if (status !== 401) throw new Error(`Signing in with a wrong password was answered with ${status}`);
      const { user, system } = process.cpuUsage(began);
      return user + system;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    const emails: string[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) emails.push((await api.register('client')).email);
    // Alternating, so that other load slows both.
    for (const email of emails) {
      unknown.push(await time(`nobody-${randomUUID()}@nimbia.test`));
      known.push(await time(email));
    }
    const ratio = least(known) / least(unknown);
    return [{ name: 'signing in: known beside unknown accounts', value: Math.max(ratio, 1 / ratio), unit: '×' }];
  } finally {
    await api.close();
  }
}
