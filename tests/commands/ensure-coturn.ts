import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackage } from './install-package.ts';

const isThere = (): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => folder !== '' && existsSync(join(folder, 'turnserver')));

/** The relay of the meeting room; installed from the system's packages when there is none. */
export async function ensureCoturn(): Promise<void> {
  if (isThere() || ((await installPackage('coturn')) && isThere())) return;
  throw new Error('No coturn was found and it could not be installed. Install it: tests meet through it.');
}
