import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mutations, type Mutation } from '../mutations/mutations.ts';
import { inTreeOf } from './in-tree-of.ts';
import { memoryFolder } from './memory-folder.ts';
import { temporaryPostgres } from './temporary-postgres.ts';

/** A fault may make a suite hang, which counts as failing. */
const SUITE_TIMEOUT_MS = 180_000;
const TMPDIR = memoryFolder();

function passes(root: string, [kind, path]: Mutation['suites'][number], databaseUrl: string): boolean {
  const files = path.endsWith('.ts') ? path : `${path}/**/*.test.ts`;
  const args =
    kind === 'jest'
      ? [join(root, 'node_modules/jest/bin/jest.js'), path, '--silent']
      : ['--test', '--test-timeout=120000', files];
  const env = kind === 'postgres' ? { ...process.env, TMPDIR, TEST_DATABASE_URL: databaseUrl } : process.env;
  return spawnSync(process.execPath, args, { cwd: root, env, stdio: 'ignore', timeout: SUITE_TIMEOUT_MS }).status === 0;
}

/** Which suites fail with the fault in place. @throws Error when the sources changed, or a suite fails without it */
function suitesThatCatch(root: string, fault: Mutation, databaseUrl: string): string[] {
  const { name, file, find, replace, suites } = fault;
  const path = join(root, file);
  const source = readFileSync(path, 'utf8');
  if (!source.includes(find)) throw new Error(`${name}: ${file} has no ${find}`);
  const broken = suites.filter((suite) => !passes(root, suite, databaseUrl));
  if (broken.length > 0) throw new Error(`${name}: fails without the fault: ${broken.join('; ')}`);
  writeFileSync(
    path,
    source.replace(find, () => replace),
  );
  try {
    return suites.filter((suite) => !passes(root, suite, databaseUrl)).map(([, suite]) => suite);
  } finally {
    writeFileSync(path, source);
  }
}

/** `npm run mutate`: puts each fault into a copy of the last commit, and runs the suites that should notice it there. */
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const chosen = mutations.filter(({ name }) => name.includes(values.only ?? ''));
const missed = await inTreeOf('HEAD', async (root) => {
  let count = 0;
  for (const mutation of chosen) {
    // Its own: what a suite that was broken off leaves behind stays out of the next.
    const server = await temporaryPostgres([], TMPDIR);
    try {
      const caught = suitesThatCatch(root, mutation, server.url);
      if (caught.length === 0) count += 1;
      console.log(`${caught.length > 0 ? '✓' : '✗'} ${mutation.name}: ${caught.join(', ') || 'caught by none'}`);
    } finally {
      await server.stop();
    }
  }
  return count;
});
console.log(`\n${missed} missed`);
process.exitCode = missed > 0 ? 1 : 0;
