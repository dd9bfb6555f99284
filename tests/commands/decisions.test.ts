import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const folder = join(import.meta.dirname, '../../docs/decisions');
const records = readdirSync(folder).filter((file) => /^\d{3}-.*\.md$/u.test(file));

test('each decision has a unique number, which its title repeats', () => {
  const numbers = records.map((file) => file.slice(0, 3));
  assert.equal(new Set(numbers).size, numbers.length);
  for (const file of records)
    assert.match(readFileSync(join(folder, file), 'utf8'), new RegExp(`^# ${file.slice(0, 3)} \\S`, 'u'), file);
});

test('the index has one line for each decision', () => {
  const index = readFileSync(join(folder, 'README.md'), 'utf8');
  const lines = [...index.matchAll(/^- \[\d{3}\]\(([^)]+)\) .+$/gmu)].map(([, file]) => file);
  assert.deepEqual(lines.sort(), records.sort());
});
