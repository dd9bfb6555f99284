import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../../webpack/paths.ts';
import { startSystem, type System } from '../../e2e/support/start-system.ts';
import { load } from '../api-host/load.ts';
import type { Section } from '../section.ts';
import { memoryOfApi } from './memory-of.ts';

const megabytes = (value: number) => `${value.toFixed(0)} MB`;

async function timedStart(dataDir: string): Promise<{ system: System; seconds: string }> {
  const started = performance.now();
  const system = await startSystem({ DATA_DIR: dataDir });
  return { system, seconds: `${((performance.now() - started) / 1000).toFixed(1)} s` };
}

/** `npm start` in a fresh clone without node_modules; npm's cache is the machine's. */
async function freshStart(): Promise<string> {
  const clone = mkdtempSync(join(tmpdir(), 'nimbia-clone-'));
  try {
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, clone]);
    const started = performance.now();
    const system = await startSystem({}, { root: clone });
    const seconds = (performance.now() - started) / 1000;
    await system.stop();
    return `${seconds.toFixed(0)} s`;
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

/** Duration of `npm start` in a fresh clone and on a built tree, and the API's memory on PGlite, idle and with 50 searching users. */
export async function startAndMemory(): Promise<Section> {
  const dataDir = mkdtempSync(join(tmpdir(), 'nimbia-bench-'));
  try {
    const fresh = await freshStart();
    const first = await timedStart(dataDir);
    await first.system.stop();
    const { system, seconds } = await timedStart(dataDir);
    try {
      await sleep(5_000);
      const port = new URL(system.apiUrl).port;
      const rest = memoryOfApi(port).now;
      const { requests } = await load(`${system.apiUrl}/base/professionals/lawyer-filter`, {
        seconds: 10,
        body: { profession: 'lawyer', limit: 20 },
      });
      return {
        title: 'Starting, and the memory of the API',
        note: 'Embedded database (PGlite) with the demonstration data. Memory is resident memory of the API process with its database worker.',
        columns: ['what', 'measured', 'budget'],
        rows: [
          ['a fresh clone: installs, builds, migrates, seeds', fresh, '4 min'],
          ['first start on a built tree: migrates, seeds', first.seconds, '–'],
          ['second start', seconds, '5 s'],
          ['API at rest', megabytes(rest), '450 MB'],
          [
            `API after 10 s of ${requests.average.toFixed(0)} searches per second, peak`,
            megabytes(memoryOfApi(port).peak),
            '–',
          ],
        ],
      };
    } finally {
      await system.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
