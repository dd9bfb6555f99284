import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../paths.ts';

/** Runs a command of another workspace with the arguments of this process, and exits with its code. */
export function runWorkspaceCommand(script: string): never {
  const { status } = spawnSync(process.execPath, [join(root, script), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}
