import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';

const root = join(import.meta.dirname, '../..');
const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;
type Manifest = Partial<Record<(typeof kinds)[number], Readonly<Record<string, string>>>>;

/** Workspaces say `*`; another name for a package is `npm:name@version`. */
const exact = /^(?:\*|(?:npm:[@\w/-]+@)?\d+\.\d+\.\d+)$/u;

it('every package is asked for in one version (decision 150)', () => {
  const files = globSync('{,*/}package.json', { cwd: root, exclude: ['node_modules/**'] });
  assert.ok(files.length > 8);
  for (const file of files) {
    const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest;
    for (const kind of kinds)
      for (const [name, version] of Object.entries(manifest[kind] ?? {}))
        assert.match(version, exact, `${file} asks for ${name}`);
  }
});
