import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { contractVersion } from 'shared-contracts/remote/remote-module';
import { nextReport, parseReport, publicApi, reportFile } from '../../webpack/contract/public-api.ts';

const report = parseReport(readFileSync(reportFile, 'utf8'));

test('the public API of shared-contracts matches its reported version', () => {
  assert.deepEqual(nextReport(report, publicApi(), contractVersion), report, 'run `npm run contract-report`');
});

test('the contract version is the latest in the report', () => {
  assert.equal(Object.keys(report.versions).at(-1), contractVersion);
});
