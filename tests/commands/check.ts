import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { onPglite, onPostgres } from './api-tests.ts';
import { changedFiles } from './changed-files.ts';
import { relatedTests } from './related-tests.ts';
import { runSteps, type Stage } from './run-steps.ts';
import { bin, checkQuietly, counted, jestTests, NODE_TESTS, nodeTests, root, TWO_AT_ONCE, type Step } from './step.ts';

const BROWSER = /^(?:shared-contracts|shared-ui|shell|remote-[\w-]+)\/src\//u;
const CODE = /\.(?:ts|tsx|js|mjs|cjs)$/u;
const FORMATTED = /\.(?:ts|tsx|js|mjs|cjs|css|json|html|ya?ml)$/u;
/** Files of API tests: about a minute. */
const MOST_OF_API = 40;
/** A change of these rules affects every file. */
const RULES = /^(?:oxlint\.config\.ts|\.oxfmtrc\.json|tests\/lint\/)/u;

/** Empty when all files must be checked again. */
const ofKind = (changed: readonly string[], kind: RegExp) =>
  changed.some((file) => RULES.test(file)) ? [] : changed.filter((file) => kind.test(file));

function relatedToJest(changed: readonly string[]): string[] {
  const sources = changed.filter((file) => BROWSER.test(file));
  if (sources.length === 0) return [];
  const args = [bin('jest/bin/jest.js'), '--listTests', '--findRelatedTests', ...sources];
  return execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** The quick part of `npm test` for the changed files: types, lint and format, and the related unit and API tests. */
function stagesFor(changed: readonly string[]): Stage[] {
  const checks: Step[] = [
    { name: 'types', run: () => checkQuietly(bin('@typescript/native/bin/tsc'), '-b') },
    { name: 'lint', run: () => checkQuietly(bin('oxlint/bin/oxlint'), ...ofKind(changed, CODE)) },
    {
      name: 'format',
      run: () =>
        checkQuietly(
          bin('oxfmt/bin/oxfmt'),
          '--check',
          '--no-error-on-unmatched-pattern',
          ...ofKind(changed, FORMATTED),
        ),
    },
  ];
  const tests: Step[] = [];
  const inJest = relatedToJest(changed);
  if (inJest.length > 0) tests.push({ name: 'unit (jest)', run: () => jestTests(inJest) });
  const onNode = relatedTests(changed, NODE_TESTS);
  if (onNode.length > 0)
    tests.push({ name: 'node', run: () => counted('node', 'node', nodeTests(onNode, TWO_AT_ONCE)) });
  const ofApi = relatedTests(changed, ['api/test/!(embedded)/*.test.ts']);
  if (ofApi.length > MOST_OF_API)
    console.log(`${ofApi.length - MOST_OF_API} more files of API tests are left to npm test`);
  if (ofApi.length > 0) tests.push({ name: 'API on PostgreSQL', run: () => onPostgres(ofApi.slice(0, MOST_OF_API)) });
  const embedded = relatedTests(changed, ['api/test/embedded/*.test.ts']);
  if (embedded.length > 0) tests.push({ name: 'API on PGlite', run: () => onPglite(embedded) });
  return [checks.map((step) => [step]), [tests]];
}

/** `npm run check`: changes since this branch left `main`; `npm run check -- --base REV`: since that revision. */
const { values } = parseArgs({ options: { base: { type: 'string' } } });
const changed = changedFiles(values.base);
console.log(`${changed.length} files changed`);
await runSteps(stagesFor(changed));
