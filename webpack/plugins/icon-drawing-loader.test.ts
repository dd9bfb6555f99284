import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import iconDrawing from './icon-drawing-loader.ts';

const drawn = (icon: string) => {
  const source = readFileSync(fileURLToPath(import.meta.resolve(`lucide-react/dist/esm/icons/${icon}.mjs`)), 'utf8');
  return iconDrawing(source)
    .match(/__iconData = (\{[\s\S]*?\n\});/u)?.[1]
    ?.replaceAll(/\s+/g, ' ');
};

test('of an icon its drawing is left', () => {
  assert.equal(drawn('arrow-left'), '{ node: [ ["path", { d: "m12 19-7-7 7-7" }], ["path", { d: "M19 12H5" }] ] }');
  assert.match(drawn('star') ?? '', /^\{ node: \[ \[ "path", \{ d: "M11\.525 [^"]+" \} \] \] \}$/);
});
