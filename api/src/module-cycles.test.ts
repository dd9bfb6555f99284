import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { it } from 'node:test';

const modules = join(import.meta.dirname, 'modules');

/** Which modules each module imports. */
function importsOfModules(): ReadonlyMap<string, ReadonlySet<string>> {
  const imports = new Map<string, Set<string>>();
  for (const file of globSync('*/*.ts', { cwd: modules })) {
    if (file.endsWith('.test.ts')) continue;
    const module = dirname(file);
    const imported = imports.get(module) ?? new Set();
    for (const [, name] of readFileSync(join(modules, file), 'utf8').matchAll(/from '\.\.\/([\w-]+)\/[\w-]+\.ts'/gu))
      if (name !== undefined) imported.add(name);
    imports.set(module, imported);
  }
  return imports;
}

it('no module imports one that imports it, directly or through others', () => {
  const imports = importsOfModules();
  assert.ok(imports.size > 0);
  const done = new Set<string>();
  const visit = (module: string, path: readonly string[]): void => {
    assert.ok(!path.includes(module), `a cycle: ${[...path, module].join(' -> ')}`);
    if (done.has(module)) return;
    for (const next of imports.get(module) ?? []) visit(next, [...path, module]);
    done.add(module);
  };
  for (const module of imports.keys()) visit(module, []);
});
