import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {string} file
 * @returns {Record<string, {version?: string, resolved?: string, link?: boolean, optional?: boolean}>}
 */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/**
 * Whether what npm wrote down that it installed is what the lockfile asks for, package by package. A link to a remote need not be there:
 * nobody imports one by its name, and one that was just made brings nothing that has to be installed.
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
