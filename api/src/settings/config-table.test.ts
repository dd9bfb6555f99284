import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { variableNames } from './config.ts';

it('every variable that is read is in the table of docs/operations.md, and every one there is read', () => {
  const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const [, table = ''] = /\| of the API \|[^\n]*\n\|[-|]+\n([\s\S]*?)\n\n/u.exec(page) ?? [];
  const listed = table.split('\n').map((row) => /^\| `([A-Z_0-9]+)` \|/u.exec(row)?.[1]);
  assert.deepEqual(listed.toSorted(), [...variableNames].sort());
});
