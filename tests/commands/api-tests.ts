import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { memoryFolder } from './memory-folder.ts';
import type { Outcome } from './outcome.ts';
import { counted, nodeTests, root, TWO_AT_ONCE } from './step.ts';
import { temporaryPostgres } from './temporary-postgres.ts';

const cache = join(root, '.cache');
/** Small enough for two processes to end at about the same time. */
const FILES_IN_A_PROCESS = 6;

/**
 * Tests that also run on PGlite, because the engine, its driver or its single session affects the result. The others run
 * on PostgreSQL only: the statements are the same. `npm test -- --everything` runs all files on both.
 */
export const ON_PGLITE: readonly string[] = [
  'embedded/*', // always uses the embedded database: start, lock, commands, kill while jobs send mails
  'processes/production-start', // first start in an empty folder
  'processes/migrations', // run on the embedded engine at each start
  'processes/seed', // the demonstration data of `npm start`
  'processes/killed', // files left by a killed process
  'processes/lost-connection', // the worker thread that crashes
  'processes/slow-query', // the deadline, which cancels the worker's query
  'appointments/booking', // locks and races with one session
  'messages/live-events', // LISTEN and NOTIFY
  'generic/aggregate', // numbers and dates as the driver parses them
  'generic/row-json',
  'search/search', // extensions: unaccent, trigrams
];

function apiTests(pattern: string): string[] {
  const files = globSync(`api/test/${pattern}.test.ts`, { cwd: root });
  if (files.length === 0) throw new Error(`No API test matches '${pattern}'`);
  return files;
}

/** The files to run on PGlite: those of {@link ON_PGLITE}, or all. */
export const pgliteFiles = (everything: boolean): string[] =>
  (everything ? ['**/*'] : ON_PGLITE).flatMap(apiTests).sort();

/**
 * The files to run on PostgreSQL, in batches per process: loading the API costs as much as the tests of a small file.
 * Writes to `folder` the files that import them, and returns their paths.
 */
function postgresBatches(files: readonly string[], folder: string): string[] {
  const count = Math.ceil(files.length / FILES_IN_A_PROCESS);
  return Array.from({ length: count }, (_, index) => {
    const batch = join(folder, `batch-${String(index + 1).padStart(2, '0')}.test.ts`);
    // Interleaved: alphabetical neighbours are about the same subject, and some subjects take long.
    const dealt = files.filter((_file, place) => place % count === index);
    writeFileSync(batch, dealt.map((file) => `import '${relative(folder, join(root, file))}';\n`).join(''));
    return relative(root, batch);
  });
}

/** Reports a test that never ends. */
const TEST_TIMEOUT = '--test-timeout=600000';
/** Each file has its own database. */
const run = (name: string, files: readonly string[], env: Record<string, string>, output?: 'buffered') =>
  counted('node', name, nodeTests(files, [...TWO_AT_ONCE, TEST_TIMEOUT]), env, output);

// Empty, to override a variable of the developer's shell.
export const onPglite = (files: readonly string[]): Promise<Outcome> =>
  run('api-pglite', files, { TEST_DATABASE_URL: '', TMPDIR: memoryFolder() }, 'buffered');

export async function onPostgres(files: readonly string[] = apiTests('!(embedded)/*').sort()): Promise<Outcome> {
  const TMPDIR = memoryFolder();
  mkdirSync(cache, { recursive: true });
  // One per run: two runs in the same tree must not replace each other's batches.
  const folder = mkdtempSync(join(cache, 'api-tests-'));
  const server = await temporaryPostgres([], TMPDIR);
  try {
    return await run('api-postgres', postgresBatches(files, folder), { TEST_DATABASE_URL: server.url, TMPDIR });
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await server.stop();
  }
}
