import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { contractVersion } from 'shared-contracts/remote/remote-module';
import * as v from 'valibot';
import { nextReport, parseReport, publicApi, reportFile } from '../../webpack/contract/public-api.ts';
import { root } from '../../webpack/paths.ts';

const report = parseReport(readFileSync(reportFile, 'utf8'));

test('the public API of shared-contracts is what its version stands for', () => {
  assert.deepEqual(nextReport(report, publicApi(), contractVersion), report, 'run `npm run contract-report`');
});

test('the package and the contract have one version, the latest of the report', () => {
  const { version } = v.parse(
    v.object({ version: v.string() }),
    JSON.parse(readFileSync(join(root, 'shared-contracts/package.json'), 'utf8')),
  );
  assert.equal(version, contractVersion);
  assert.equal(Object.keys(report.versions).at(-1), contractVersion);
});
