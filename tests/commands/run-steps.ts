import { FAILED, isTooFlaky, repeated, type Outcome } from './outcome.ts';
import { stopPrograms } from './run-program.ts';
import type { Step } from './step.ts';
import { failureList, summaryTable, type StepResult } from './summary-table.ts';

/** More failed files than this are no noise. */
const MOST_REPEATED = 5;

/** Lanes that run concurrently. The steps of one lane run in order. */
export type Stage = readonly (readonly Step[])[];

/**
 * Runs the stages in order, then failed files once more, alone, and prints one table at the end. The process fails
 * unless all steps passed.
 * @param runs how many times the steps run the same tests
 */
export async function runSteps(stages: readonly Stage[], wanted?: readonly string[], runs = 1) {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stopPrograms();
      process.exitCode = 130;
    });
  }
  const isWanted = ({ name }: Step) => !wanted || wanted.some((part) => name.includes(part));

  const results: StepResult[] = [];
  const steps = stages.flat(2);
  for (const stage of stages) {
    const lanes = await Promise.all(stage.map((lane) => runLane(lane.filter(isWanted))));
    results.push(...lanes.flat());
  }
  for (const [index, { name, outcome, seconds }] of results.entries()) {
    const { failedFiles = [] } = outcome;
    const repeat = steps.find((step) => step.name === name)?.repeat;
    if (!repeat || failedFiles.length === 0 || failedFiles.length > MOST_REPEATED) continue;
    console.log(`\n▶ again: ${failedFiles.join(', ')}`);
    const again = await runStep({ name, run: () => repeat(failedFiles) });
    results[index] = { name, outcome: repeated(outcome, again.outcome), seconds: seconds + again.seconds };
  }
  const outcomes = results.map(({ outcome }) => outcome);
  if (isTooFlaky(outcomes, runs)) results.push({ name: 'too many flaky tests', outcome: FAILED, seconds: 0 });

  const passed = results.reduce((sum, { outcome }) => sum + outcome.passed, 0);
  const failed = results.reduce((sum, { outcome }) => sum + outcome.failed, 0);
  console.log(`\n${failureList(results)}${summaryTable(results)}\n\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

async function runLane(steps: readonly Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) {
    console.log(`\n▶ ${step.name}`);
    results.push(await runStep(step));
  }
  return results;
}

async function runStep(step: Step): Promise<StepResult> {
  const start = performance.now();
  const outcome = await attempt(step);
  return { name: step.name, outcome, seconds: (performance.now() - start) / 1000 };
}

async function attempt(step: Step): Promise<Outcome> {
  try {
    return await step.run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return FAILED;
  }
}
