import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');
export const dist = process.env['NIMBIA_DIST'] === undefined ? join(root, 'dist') : resolve(process.env['NIMBIA_DIST']);
export const shellDist = join(dist, 'shell');
/** Builds of remotes, before they are released. */
export const buildsDirectory = join(dist, 'builds');
export const storeDirectory =
  process.env['REMOTE_STORE'] === undefined ? join(dist, 'store') : resolve(process.env['REMOTE_STORE']);
