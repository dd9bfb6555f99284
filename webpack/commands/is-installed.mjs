import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {string} file
 * @returns {Record<string, {version?: string, resolved?: string, link?: boolean, optional?: boolean}>}
 */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/**
 * Whether npm's record of installed packages matches the lockfile. The link to a remote may be missing:
 * nobody imports a remote by its name, and a new one has no packages to install.
 * @param {string} root
 */
export function isInstalled(root) {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = packagesOf(record);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    if (!path.includes('node_modules/') || wanted.optional === true) return true;
    if (wanted.link === true && wanted.resolved?.startsWith('remote-') === true) return true;
    return installed[path]?.version === wanted.version && existsSync(join(root, path));
  });
}
