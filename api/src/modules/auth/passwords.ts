import { hash, verify } from '@node-rs/argon2';
import { Problem } from '../../http/problem.ts';

/** OWASP's setting for argon2id, which is the library's algorithm unless named otherwise. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 2;
const WAITING = 64;

let running = 0;
const waiting: (() => void)[] = [];

/** Two hashes at a time: each takes 19 MiB and a core; a queue without end would be a way to stop the server. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING) throw new Problem(503, 'UNAVAILABLE', { headers: { 'retry-after': '5' } });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password.normalize('NFC'), options));

let nobodysHash: Promise<string> | undefined;

/** Takes as long for an account that does not exist (`passwordHash` undefined) as for a wrong password. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody has this password');
  const against = passwordHash || (await nobodysHash);
  const matches = await inTurn(() => verify(against, password.normalize('NFC'), options));
  return matches && Boolean(passwordHash);
}
