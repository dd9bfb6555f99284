import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackage } from './install-package.ts';

const isThere = (): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => folder !== '' && existsSync(join(folder, 'radicale')));

/** The CalDAV server that calendars are read from; installed from the system's packages when there is none. */
export async function ensureRadicale(): Promise<void> {
  if (isThere() || ((await installPackage('radicale')) && isThere())) return;
  throw new Error('No radicale was found and it could not be installed. Install it: tests read its calendars.');
}
