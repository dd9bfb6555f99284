import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../paths.ts';
import { ReleaseError } from './release-store.ts';

const bin = (path: string): string => join(root, 'node_modules', path);

/** Checks besides the build, cheapest first. */
const checksOf = (workspace: string) => [
  { what: 'types', args: [bin('@typescript/native/bin/tsc'), '-b', workspace, '--pretty', 'false'] },
  {
    what: 'words in both languages',
    args: [
      '--test',
      `--test-reporter=${join(root, 'webpack/release/print-failures.ts')}`,
      `--test-name-pattern=/(?:^|\\s)${workspace}(?=[:\\s]|$)/`,
      'tests/locales/locale-parity.test.ts',
    ],
  },
  { what: 'tests', args: [bin('jest/bin/jest.js'), '--passWithNoTests', `/${workspace}/`] },
];

/** Runs a program of this checkout. Returns its output when it fails. */
function failureOutput(args: readonly string[]): Promise<string | undefined> {
  // node:test would skip the run silently inside another test run.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const child = spawn(process.execPath, args, { cwd: root, env: { ...env, FORCE_COLOR: '0' } });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => chunks.push(bytes));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0 ? undefined : Buffer.concat(chunks).toString().trim()));
  });
}

/** Checks the sources of a remote before a release. @throws ReleaseError with the first failed check and its output */
export async function checkSources(workspace: string, report: (what: string) => void): Promise<void> {
  for (const { what, args } of checksOf(workspace)) {
    report(`the ${what} of ${workspace}`);
    const output = await failureOutput(args);
    if (output !== undefined)
      throw new ReleaseError(`${workspace} is not released: its ${what} are not in order.\n${output}`);
  }
}
