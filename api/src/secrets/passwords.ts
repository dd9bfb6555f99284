import { hash, verify } from '@node-rs/argon2';
import { createSemaphore } from '../concurrency/semaphore.ts';

/** KiB. OWASP's setting for argon2id (which is the library's algorithm unless named otherwise) with two passes. */
export const OWASP_MEMORY_KIB = 19_456;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long for an account that does not exist (`passwordHash` undefined) as for a wrong password. */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
}

/** Hash of discarded random bytes, with the options of the others; compared with for unknown accounts. */
export const decoyHash = (memoryKib: number): string =>
  `$argon2id$v=19$m=${memoryKib},t=2,p=1$PGvKEyGzvW+2QxwI84bWbA$85esfl5Sf0ECwG97AnA6SMScfW5FzON7lgYS/4SBM/A`;

/** The functions of the library that take the time. */
export interface Argon2 {
  readonly hash: typeof hash;
  readonly verify: typeof verify;
}

/**
 * @param memoryKib of one hash, see `PASSWORD_MEMORY_KIB`
 * @param argon2 tests count its calls
 */
export function createPasswords(memoryKib: number, argon2: Argon2 = { hash, verify }): Passwords {
  const options = { memoryCost: memoryKib, timeCost: 2, parallelism: 1 };
  /** Each takes its memory and a core. */
  const withPermit = createSemaphore({ permits: 2, maxQueued: 64, maxWaitMs: 30_000 });
  return {
    hash: (password) => withPermit(() => argon2.hash(password.normalize('NFC'), options)),
    async verify(passwordHash, password) {
      const against = passwordHash || decoyHash(memoryKib);
      const matches = await withPermit(() => argon2.verify(against, password.normalize('NFC'), options));
      return matches && Boolean(passwordHash);
    },
  };
}
