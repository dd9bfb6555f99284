import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.ts';
import { facades } from '../shared-modules.ts';

const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => part.split(/\s+as\s+/)[0] ?? part);

const exportsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/export \{([^}]*)\}/g)].flatMap(([, list]) => namesIn(list ?? ''));

const sourcesOf = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(directory, file));

/** A name that a façade does not export would be undefined in the browser. @throws Error with that name and the file that uses it */
export function checkFacades(workspace: string): void {
  for (const { name, file } of facades()) {
    const offered = new Set(exportsOf(file));
    const imports = new RegExp(`import \\{([^}]*)\\} from '${name}'`, 'g');
    for (const source of ['shared-contracts', 'shared-ui', workspace].flatMap((folder) =>
      sourcesOf(join(root, folder, 'src')),
    )) {
      const missing = [...readFileSync(source, 'utf8').matchAll(imports)]
        .flatMap(([, list]) => namesIn(list ?? ''))
        .filter((used) => !offered.has(used));
      if (missing.length > 0)
        throw new Error(`${source} uses ${missing.join(', ')} of ${name}, which ${file} does not offer: add it there`);
    }
  }
}
