import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { isTooFlaky, judge, repeated } from './outcome.ts';
import { readCounts } from './read-counts.ts';
import { failureList, summaryTable } from './summary-table.ts';

const file = (report: object) => {
  const path = join(mkdtempSync(join(tmpdir(), 'nimbia-report-')), 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
};

describe('the outcome of a step', () => {
  it('is a failure when nothing ran or the run died before writing its report', () => {
    assert.deepEqual(judge({ passed: 0, failed: 0 }, 0), { passed: 0, failed: 1 });
    assert.deepEqual(judge(undefined, 0), { passed: 0, failed: 1 });
  });

  it('is a failure when the program failed without reporting a test', () => {
    assert.deepEqual(judge({ passed: 5, failed: 0 }, 1), { passed: 5, failed: 1 });
    assert.deepEqual(judge({ passed: 5, failed: 2 }, 1), { passed: 5, failed: 2 });
    assert.deepEqual(judge({ passed: 5, failed: 0 }, 0), { passed: 5, failed: 0 });
  });
});

describe('what failed and ran again', () => {
  const first = { passed: 5, failed: 2, failures: ['a.test.ts:1 opens', 'b.test.ts:1 shuts'] };

  it('is flaky when it passes then, and stays failed otherwise', () => {
    assert.deepEqual(repeated(first, { passed: 9, failed: 0 }), { passed: 7, failed: 0, flaky: first.failures });
    assert.deepEqual(repeated(first, { passed: 8, failed: 1 }), first);
  });

  it('is noise up to five tests of a run', () => {
    const flaky = (count: number) => ({ passed: 9, failed: 0, flaky: Array.from({ length: count }, () => 'a test') });
    assert.equal(isTooFlaky([flaky(2), { passed: 1, failed: 0 }, flaky(3)]), false);
    assert.equal(isTooFlaky([flaky(2), flaky(4)]), true);
    assert.equal(isTooFlaky([flaky(2), flaky(4)], 2), false);
  });
});

describe('the counts of a report', () => {
  it('count skipped tests as failed, in every runner, and repeat nothing beside them', async () => {
    const jest = {
      numPassedTests: 3,
      numFailedTests: 0,
      numPendingTests: 1,
      numTodoTests: 1,
      numRuntimeErrorTestSuites: 0,
      testResults: [],
    };
    const node = { passed: 4, failed: 1, cancelled: 1, skipped: 1, todo: 0, failures: [], failedFiles: ['a.test.ts'] };
    const playwright = { errors: [], suites: [], stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 1 } };
    assert.deepEqual(await readCounts('jest', file(jest)), {
      passed: 3,
      failed: 2,
      failures: [],
    });
    assert.deepEqual(await readCounts('node', file(node)), {
      passed: 4,
      failed: 3,
      failures: [],
    });
    assert.deepEqual(await readCounts('playwright', file(playwright)), {
      passed: 3,
      failed: 2,
      failures: [],
      flaky: [],
    });
  });

  it('list failed tests with their errors, and no passed ones', async () => {
    const jest = {
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 0,
      numTodoTests: 0,
      numRuntimeErrorTestSuites: 0,
      testResults: [
        { name: 'a.test.ts', status: 'passed', message: '' },
        { name: 'b.test.ts', status: 'failed', message: 'expected 1, got 2' },
      ],
    };
    const context = join(mkdtempSync(join(tmpdir(), 'nimbia-report-')), 'error-context.md');
    writeFileSync(context, '# Error\n\n# Page snapshot\n\n- button "Other"\n');
    const spec = (status: string, title: string, errors: object[]) => ({
      title,
      file: 'a.spec.ts',
      line: 7,
      ok: status !== 'unexpected',
      tests: [{ status, results: [{ errors, attachments: [{ name: 'error-context', path: context }] }] }],
    });
    const playwright = {
      errors: [],
      suites: [
        {
          specs: [],
          suites: [
            {
              specs: [
                spec('unexpected', 'opens', [{ message: 'no such button' }]),
                spec('expected', 'shuts', []),
                spec('flaky', 'locks', [{ message: 'too late' }]),
              ],
            },
          ],
        },
      ],
      stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
    };
    const ofJest = await readCounts('jest', file(jest));
    assert.deepEqual(ofJest?.failures, ['b.test.ts\nexpected 1, got 2']);
    assert.deepEqual(ofJest.failedFiles, ['b.test.ts']);
    const node = {
      passed: 1,
      failed: 1,
      cancelled: 0,
      skipped: 0,
      todo: 0,
      failures: ['c'],
      failedFiles: ['c.test.ts'],
    };
    assert.deepEqual((await readCounts('node', file(node)))?.failedFiles, ['c.test.ts']);
    const { failures, flaky } = (await readCounts('playwright', file(playwright))) ?? {};
    assert.deepEqual(failures, ['a.spec.ts:7 opens\nno such button\n\n- button "Other"\n']);
    assert.deepEqual(flaky, ['a.spec.ts:7 locks\ntoo late\n\n- button "Other"\n']);
  });

  it('of node --test name the failed test, not its file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'nimbia-report-'));
    const source = join(folder, 'sample.test.mjs');
    const report = join(folder, 'report.json');
    writeFileSync(
      source,
      `import { describe, it } from 'node:test';
       describe('a door', () => { it('opens', () => {}); it('shuts', () => { throw new Error('it is stuck'); }); });`,
    );
    const { NODE_TEST_CONTEXT: _, ...env } = process.env;
    const reporter = join(import.meta.dirname, 'count-reporter.js');
    spawnSync(
      process.execPath,
      ['--test', `--test-reporter=${reporter}`, `--test-reporter-destination=${report}`, source],
      {
        env,
      },
    );
    const { failed, failures, failedFiles } = v.parse(
      v.object({ failed: v.number(), failures: v.array(v.string()), failedFiles: v.array(v.string()) }),
      JSON.parse(readFileSync(report, 'utf8')),
    );
    assert.equal(failed, 1);
    assert.equal(failures.length, 1);
    assert.equal(failedFiles.length, 1);
    assert.match(failedFiles[0] ?? '', /sample\.test\.mjs$/);
    assert.match(failures[0] ?? '', /sample\.test\.mjs:2 shuts\n[\s\S]*it is stuck/);
  });

  it('are undefined without a report', async () => {
    assert.equal(await readCounts('jest', '/nowhere/report.json'), undefined);
  });
});

describe('the summary table', () => {
  it('has a line for each step with its mark', () => {
    const table = summaryTable([
      { name: 'lint', outcome: { passed: 1, failed: 0 }, seconds: 2 },
      { name: 'unit', outcome: { passed: 7, failed: 3 }, seconds: 3.25 },
    ]);
    assert.match(table, /^✓ {2}lint +1 +0 +2\.0 s$/m);
    assert.match(table, /^✗ {2}unit +7 +3 +3\.3 s$/m);
  });

  it('follows the failed tests, each with the beginning of its error', () => {
    const failures = [`a.test.ts:1 opens\n\u001b[31m${'x'.repeat(5000)}`];
    const list = failureList([
      { name: 'lint', outcome: { passed: 1, failed: 0 }, seconds: 2 },
      { name: 'unit', outcome: { passed: 7, failed: 1, failures }, seconds: 3 },
    ]);
    assert.match(list, /^✗ unit: a\.test\.ts:1 opens\nx+\n\n$/);
    assert.ok(list.length < 4010);
    assert.equal(failureList([]), '');
  });
});
