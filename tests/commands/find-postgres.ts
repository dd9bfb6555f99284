import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { installPackage } from './install-package.ts';

const DEBIAN = '/usr/lib/postgresql';

function find(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...versions.map((version) => join(DEBIAN, version, 'bin')), ...onPath].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

/** Folder of PostgreSQL's server programs; installed from the system's packages when there is none. */
export async function findPostgres(): Promise<string> {
  const found = find() ?? ((await installPackage('postgresql')) ? find() : undefined);
  // Through a symlink on the PATH initdb would look for its data beside the link.
  if (found) return dirname(realpathSync(join(found, 'initdb')));
  throw new Error(
    'No PostgreSQL server was found and it could not be installed. Install it, or name one in TEST_DATABASE_URL.',
  );
}
