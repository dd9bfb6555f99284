import { performance } from 'node:perf_hooks';
import { median } from '../section.ts';

/** Median milliseconds of `times` runs, after one to warm up. */
export async function timed(work: () => unknown, times = 15): Promise<number> {
  await work();
  const spans: number[] = [];
  for (let run = 0; run < times; run += 1) {
    const started = performance.now();
    await work();
    spans.push(performance.now() - started);
  }
  return median(spans);
}

/** The same in CPU time of this process, for pure code: other load on the machine does not count. */
export function timedOnCore(work: () => void, times = 9): number {
  work();
  const spans: number[] = [];
  for (let run = 0; run < times; run += 1) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    spans.push((user + system) / 1000);
  }
  return median(spans);
}
