import { isPortFree } from '../../webpack/processes/is-port-free.ts';

/** Below the ports that systems give to who asks for any, and to outgoing connections; a block for each process. */
const [FIRST, LAST, BLOCK] = [11_000, 32_000, 100];
let next = 0;

/**
 * A port that nobody uses, and that nobody is given before the program that is told of it listens there: a port that the system gave us
 * once, it would give to the next who asks.
 */
export async function freePort(): Promise<number> {
  const blocks = (LAST - FIRST) / BLOCK;
  for (let tries = 0; tries < BLOCK; tries += 1) {
    const port = FIRST + (process.pid % blocks) * BLOCK + (next++ % BLOCK);
    if (await isPortFree(port)) return port;
  }
  throw new Error('All ports of this process are taken');
}
