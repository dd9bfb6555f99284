import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextReport, parseReport, toText } from './public-api.ts';

const one =
  '## remote/paths\nexport declare const paths: string[];\n\n## remote/registry\nexport type Registry = {};\n';
const two = one.replace('string[]', 'readonly string[]');

test('a report is parsed as it was written', () => {
  const report = nextReport(nextReport(undefined, one, '1.0.0'), two, '1.1.0');
  assert.deepEqual(parseReport(toText(report)), report);
  assert.deepEqual(Object.keys(report.versions), ['1.0.0', '1.1.0']);
});

test('the same API may be reported again under its version, a different one may not', () => {
  const report = nextReport(undefined, one, '1.0.0');
  assert.deepEqual(nextReport(report, one, '1.0.0'), report);
  assert.throws(() => nextReport(report, two, '1.0.0'), /no longer that of 1\.0\.0\. Step the version/);
});

test('returning to the API of an older version is not an upgrade', () => {
  const report = nextReport(nextReport(undefined, one, '1.0.0'), two, '1.1.0');
  assert.throws(() => nextReport(report, one, '1.1.0'), /Step the version/);
  assert.equal(Object.keys(nextReport(report, one, '1.2.0').versions).length, 3);
});

test('a file that is not a report is refused', () => {
  assert.throws(() => parseReport('# Changelog'), /is no report/);
});
