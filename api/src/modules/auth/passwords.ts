import { hash, verify } from '@node-rs/argon2';
import { createSemaphore } from '../../concurrency/semaphore.ts';

/** OWASP's setting for argon2id, which is the library's algorithm unless named otherwise. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Each takes 19 MiB and a core. */
const withPermit = createSemaphore({ permits: 2, maxQueued: 64, maxWaitMs: 30_000 });

export const hashPassword = (password: string): Promise<string> =>
  withPermit(() => hash(password.normalize('NFC'), options));

/** Hash of discarded random bytes, with the same options; compared with for unknown accounts. */
export const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$PGvKEyGzvW+2QxwI84bWbA$85esfl5Sf0ECwG97AnA6SMScfW5FzON7lgYS/4SBM/A';

/** Takes as long for an account that does not exist (`passwordHash` undefined) as for a wrong password. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const against = passwordHash || decoyHash;
  const matches = await withPermit(() => verify(against, password.normalize('NFC'), options));
  return matches && Boolean(passwordHash);
}
