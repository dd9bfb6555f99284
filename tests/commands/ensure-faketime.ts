import { spawnSync } from 'node:child_process';
import { installPackage } from './install-package.ts';

/** What `faketime` preloads into programs. */
function find(): string | undefined {
  const { status, stdout } = spawnSync('faketime', ['-f', '+0', 'printenv', 'LD_PRELOAD'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** The library that gives programs another time; installed from the system's packages when there is none. */
export async function ensureFaketime(): Promise<string> {
  const found = find() ?? ((await installPackage('faketime')) ? find() : undefined);
  if (found) return found;
  throw new Error('No faketime was found and it could not be installed. Install it: it runs tests at another time.');
}
