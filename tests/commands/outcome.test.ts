import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { judge } from './outcome.ts';
import { readCounts } from './read-counts.ts';
import { summaryTable } from './summary-table.ts';

const file = (report: object) => {
  const path = join(mkdtempSync(join(tmpdir(), 'nimbia-report-')), 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
};

describe('the outcome of a step', () => {
  it('is a failure when nothing ran or the run died before its report', () => {
    assert.deepEqual(judge({ passed: 0, failed: 0 }, 0), { passed: 0, failed: 1 });
    assert.deepEqual(judge(undefined, 0), { passed: 0, failed: 1 });
  });

  it('is a failure when the program failed without naming a test', () => {
    assert.deepEqual(judge({ passed: 5, failed: 0 }, 1), { passed: 5, failed: 1 });
    assert.deepEqual(judge({ passed: 5, failed: 2 }, 1), { passed: 5, failed: 2 });
    assert.deepEqual(judge({ passed: 5, failed: 0 }, 0), { passed: 5, failed: 0 });
  });
});

describe('the counts of a report', () => {
  it('take a skipped test for a failed one, whoever ran it', async () => {
    const jest = {
      numPassedTests: 3,
      numFailedTests: 0,
      numPendingTests: 1,
      numTodoTests: 1,
      numRuntimeErrorTestSuites: 0,
    };
    const node = { passed: 4, failed: 1, cancelled: 1, skipped: 1, todo: 0 };
    const playwright = { errors: [], stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 1 } };
    assert.deepEqual(await readCounts('jest', file(jest)), { passed: 3, failed: 2 });
    assert.deepEqual(await readCounts('node', file(node)), { passed: 4, failed: 3 });
    assert.deepEqual(await readCounts('playwright', file(playwright)), { passed: 2, failed: 3 });
  });

  it('are nothing when there is no report', async () => {
    assert.equal(await readCounts('jest', '/nowhere/report.json'), undefined);
  });
});

describe('the table', () => {
  it('has a line for each step with its mark', () => {
    const table = summaryTable([
      { name: 'lint', outcome: { passed: 1, failed: 0 }, seconds: 2 },
      { name: 'unit', outcome: { passed: 7, failed: 3 }, seconds: 3.25 },
    ]);
    assert.match(table, /^✓ {2}lint +1 +0 +2\.0 s$/m);
    assert.match(table, /^✗ {2}unit +7 +3 +3\.3 s$/m);
  });
});
