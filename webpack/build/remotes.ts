import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.ts';

/** Workspaces with an exposed module; a fourth one needs nothing but its own folder. */
export const remoteWorkspaces = (): string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'src/remote.tsx')))
    .map(({ name }) => name)
    .sort();

/** Full name of a remote from a command line: `labo` is `remote-labo`. */
export const remoteNamed = (typed: string): string => (typed.startsWith('remote-') ? typed : `remote-${typed}`);
