import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');
export const dist = process.env['NIMBIA_DIST'] === undefined ? join(root, 'dist') : resolve(process.env['NIMBIA_DIST']);
export const shellDist = join(dist, 'shell');
/** Builds of remotes, before they are released. */
export const buildsDirectory = join(dist, 'builds');
export const isAddress = (place: string): boolean => /^https?:/.test(place);
const store = process.env['REMOTE_STORE'] ?? '';
/** The store of this machine. An address in `REMOTE_STORE` is where the shell's server reads; nothing is built into that. */
export const storeDirectory = store === '' || isAddress(store) ? join(dist, 'store') : resolve(store);
