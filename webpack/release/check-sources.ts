import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../paths.ts';
import { ReleaseError } from './release-store.ts';

const bin = (path: string): string => join(root, 'node_modules', path);

/** What a build alone does not see, cheapest first. */
const checksOf = (workspace: string) => [
  { what: 'types', args: [bin('@typescript/native/bin/tsc'), '-b', workspace, '--pretty', 'false'] },
  {
    what: 'words in both languages',
    args: [
      '--test',
      '--test-reporter=spec',
      `--test-name-pattern=/(?:^|\\s)${workspace}(?=[:\\s]|$)/`,
      'tests/locales/locale-parity.test.ts',
    ],
  },
  { what: 'tests', args: [bin('jest/bin/jest.js'), '--passWithNoTests', `/${workspace}/`] },
];

/** Runs a program of this checkout. Answers what it said, when it fails. */
function complaintOf(args: readonly string[]): Promise<string | undefined> {
  // A run of tests that a test started would say nothing and end well.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const child = spawn(process.execPath, args, { cwd: root, env: { ...env, FORCE_COLOR: '0' } });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => said.push(bytes));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0 ? undefined : Buffer.concat(said).toString().trim()));
  });
}

/** Whether what stands in the folder of a remote may be built for visitors. @throws ReleaseError with the first check that fails and what it says */
export async function checkSources(workspace: string, report: (what: string) => void): Promise<void> {
  for (const { what, args } of checksOf(workspace)) {
    report(`the ${what} of ${workspace}`);
    const complaint = await complaintOf(args);
    if (complaint !== undefined)
      throw new ReleaseError(`${workspace} is not released: its ${what} are not in order.\n${complaint}`);
  }
}
