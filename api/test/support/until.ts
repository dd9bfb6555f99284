import { setTimeout as sleep } from 'node:timers/promises';

/** Only keeps a failure from hanging, on any machine. */
const PATIENCE_MS = 60_000;

/** Polls until a condition holds, for the effects of other processes and timers. */
export async function until(holds: () => Promise<boolean> | boolean, what: string): Promise<void> {
  for (const began = performance.now(); !(await holds()); await sleep(20))
    if (performance.now() - began > PATIENCE_MS) throw new Error(`it never came to this: ${what}`);
}
