import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../paths.ts';

/** Runs a command that another workspace owns, with the arguments of this one, and ends as it ends. */
export function handOver(script: string): never {
  const { status } = spawnSync(process.execPath, [join(root, script), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}
