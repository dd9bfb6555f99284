import { isPortFree } from '../../webpack/processes/is-port-free.ts';

/** Below the ephemeral ports; one block per process. */
const [FIRST, LAST, BLOCK] = [11_000, 32_000, 100];
let next = 0;

/** A free port that stays free until the program that is started with it listens: the system would assign an ephemeral port again. */
export async function freePort(): Promise<number> {
  const blocks = (LAST - FIRST) / BLOCK;
  for (let tries = 0; tries < BLOCK; tries += 1) {
    const port = FIRST + (process.pid % blocks) * BLOCK + (next++ % BLOCK);
    if (await isPortFree(port)) return port;
  }
  throw new Error('All ports of this process are taken');
}
