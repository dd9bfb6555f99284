import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersion } from 'shared-contracts/remote/remote-module';
import { nextReport, parseReport, publicApi, reportFile, toText } from '../contract/public-api.ts';
import { root } from '../paths.ts';

const compiler = join(root, 'node_modules/@typescript/native/bin/tsc');
const { status } = spawnSync(process.execPath, [compiler, '-b', 'shared-contracts'], { cwd: root, stdio: 'inherit' });
if (status !== 0) process.exit(1);

try {
  const last = existsSync(reportFile) ? parseReport(readFileSync(reportFile, 'utf8')) : undefined;
  writeFileSync(reportFile, toText(nextReport(last, publicApi(), contractVersion)));
  console.log(`shared-contracts/public-api.txt is that of ${contractVersion}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
