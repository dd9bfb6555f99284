import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackage } from './install-package.ts';

/** The same engine without windows: tests take three quarters of the time. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function find(): string | undefined {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)].filter(Boolean);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROMIUM_PATH ?? '', ...candidates].find((path) => path !== '' && existsSync(path));
}

/** Path of a real Chromium on this machine; installed from the system's packages when there is none. */
export async function ensureChromium(): Promise<string> {
  const found = find();
  if (found) return found;
  if (!(await installPackage(SHELL))) await installPackage('chromium');
  const installed = find();
  if (installed) return installed;
  throw new Error('No Chromium was found and it could not be installed. Install it, or name one in CHROMIUM_PATH.');
}
