import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { benches } from '../bench/benches.ts';
import type { Budget } from '../budgets/budget.ts';
import { budgetTable, compareBudgets } from '../budgets/compare-budgets.ts';
import { branchPoint } from './changed-files.ts';
import { inTreeOf } from './in-tree-of.ts';
import { installPrograms } from './install-programs.ts';
import { memoryFolder } from './memory-folder.ts';
import { FAILED, PASSED, type Outcome } from './outcome.ts';
import { runProgram } from './run-program.ts';
import { runSteps } from './run-steps.ts';
import { reports, root, type Step } from './step.ts';

const Figures = v.array(v.object({ name: v.string(), value: v.number(), unit: v.string() }));

/** The figures of the tree in `folder`, by its own code. */
async function figuresOf(folder: string, name: string): Promise<Budget[]> {
  mkdirSync(reports, { recursive: true });
  const report = join(reports, `budgets-${name}.json`);
  // Empty, so that it builds and stores into its own folders, on a server of its own.
  const env = { TMPDIR: memoryFolder(), REMOTE_STORE: '', TEST_DATABASE_URL: '', NIMBIA_DIST: join(folder, 'dist') };
  const code = await runProgram(process.execPath, [join(folder, 'tests/budgets/measure.ts'), report], env);
  if (code !== 0) throw new Error(`The figures of ${name} could not be measured.`);
  return v.parse(Figures, JSON.parse(readFileSync(report, 'utf8')));
}

async function ofMergeBase(revision: string): Promise<Budget[]> {
  return inTreeOf(revision, (folder) => {
    // It is older than these figures.
    if (!existsSync(join(folder, 'tests/budgets')))
      for (const part of ['tests/budgets', 'tests/contract/view-scripts.ts'])
        cpSync(join(root, part), join(folder, part), { recursive: true });
    return figuresOf(folder, 'merge-base');
  });
}

async function compare(revision: string): Promise<Outcome> {
  const before = await ofMergeBase(revision);
  const figures = compareBudgets(before, await figuresOf(root, 'now'));
  const table = budgetTable(figures);
  console.log(`\n${table}\n`);
  const over = figures.filter(({ isOver }) => isOver);
  const failures = over.map((figure) => `${figure.name} grew by more than five per cent`);
  return { passed: figures.length - over.length, failed: over.length, failures };
}

/** Each bench once, small: nothing else would notice that one no longer runs. */
const smallest = (name: string): Step => ({
  name: `bench ${name}, smallest`,
  run: async () => {
    const args = [join(root, 'tests/commands/bench.ts'), '--only', name];
    return (await runProgram(process.execPath, args, { BENCH_SIZES: '1000', BENCH_RUNS: '1' })) === 0 ? PASSED : FAILED;
  },
});

/**
 * `npm run budgets`: the figures of this tree beside those of where it left `main` (or `-- --base REV`), measured in one
 * run, then each bench that can run here at its smallest size. `-- --only figures` runs the matching steps.
 */
const { values } = parseArgs({ options: { base: { type: 'string' }, only: { type: 'string' } } });
await installPrograms();
const figures: Step = { name: 'figures', run: () => compare(values.base ?? branchPoint()) };
const steps = [figures];
const leftOut: string[] = [];
for (const { name, obstacle } of benches) {
  const why = obstacle?.() ?? null;
  if (why === null) steps.push(smallest(name));
  else leftOut.push(`bench ${name} was left out. ${why}`);
}
await runSteps([[steps]], values.only?.split(','));
for (const line of leftOut) console.log(line);
