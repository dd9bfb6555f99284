import { setTimeout as sleep } from 'node:timers/promises';

/** Only keeps a failure from hanging: however slow the machine is, what comes at all comes sooner. */
const PATIENCE_MS = 60_000;

/** Polls until it holds: what other processes and timers do is not ours to await. */
export async function until(holds: () => Promise<boolean> | boolean, what: string): Promise<void> {
  for (const began = performance.now(); !(await holds()); await sleep(20))
    if (performance.now() - began > PATIENCE_MS) throw new Error(`it never came to this: ${what}`);
}
