import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mutations, type Mutation } from '../mutations/mutations.ts';
import { memoryFolder } from './memory-folder.ts';
import { bin, root } from './step.ts';
import { temporaryPostgres } from './temporary-postgres.ts';

/** A fault may make a suite hang, which counts as failing. */
const HANGS = 180_000;
const TMPDIR = memoryFolder();

function passes([kind, path]: Mutation['suites'][number], databaseUrl: string): boolean {
  const files = path.endsWith('.ts') ? path : `${path}/**/*.test.ts`;
  const args =
    kind === 'jest' ? [bin('jest/bin/jest.js'), path, '--silent'] : ['--test', '--test-timeout=120000', files];
  const env = kind === 'postgres' ? { ...process.env, TMPDIR, TEST_DATABASE_URL: databaseUrl } : process.env;
  return spawnSync(process.execPath, args, { cwd: root, env, stdio: 'ignore', timeout: HANGS }).status === 0;
}

/** Which suites fail with the fault in place. @throws Error when the sources changed, or a suite fails without it */
function suitesThatCatch({ name, file, find, replace, suites }: Mutation, databaseUrl: string): string[] {
  const path = join(root, file);
  const source = readFileSync(path, 'utf8');
  if (!source.includes(find)) throw new Error(`${name}: ${file} has no ${find}`);
  const broken = suites.filter((suite) => !passes(suite, databaseUrl));
  if (broken.length > 0) throw new Error(`${name}: fails without the fault: ${broken.join('; ')}`);
  writeFileSync(
    path,
    source.replace(find, () => replace),
  );
  try {
    return suites.filter((suite) => !passes(suite, databaseUrl)).map(([, suite]) => suite);
  } finally {
    writeFileSync(path, source);
  }
}

/** `npm run mutate`: puts each fault into the sources, runs the suites that should notice, and takes it out. */
const { values } = parseArgs({ options: { only: { type: 'string' } } });
let missed = 0;
for (const mutation of mutations.filter(({ name }) => name.includes(values.only ?? ''))) {
  // Its own: what a suite that was broken off leaves behind stays out of the next.
  const server = await temporaryPostgres([], TMPDIR);
  try {
    const caught = suitesThatCatch(mutation, server.url);
    if (caught.length === 0) missed += 1;
    console.log(`${caught.length > 0 ? '✓' : '✗'} ${mutation.name}: ${caught.join(', ') || 'caught by none'}`);
  } finally {
    await server.stop();
  }
}
console.log(`\n${missed} missed`);
process.exitCode = missed > 0 ? 1 : 0;
