import { parseArgs } from 'node:util';
import { FAILED, type Outcome } from './outcome.ts';
import { stopPrograms } from './run-program.ts';
import { STEPS, type Step } from './steps.ts';
import { summaryTable, type StepResult } from './summary-table.ts';

/** `npm test`: every check there is, one table at the end. `npm test -- --only jest,API` runs the steps so named. */
async function main() {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const wanted = values.only?.split(',');
  const steps = wanted ? STEPS.filter(({ name }) => wanted.some((part) => name.includes(part))) : STEPS;

  const results: StepResult[] = [];
  for (const step of steps) {
    console.log(`\n▶ ${step.name}`);
    const start = performance.now();
    results.push({ name: step.name, outcome: await attempt(step), seconds: (performance.now() - start) / 1000 });
  }

  const passed = results.reduce((sum, { outcome }) => sum + outcome.passed, 0);
  const failed = results.reduce((sum, { outcome }) => sum + outcome.failed, 0);
  console.log(`\n${summaryTable(results)}\n\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

async function attempt(step: Step): Promise<Outcome> {
  try {
    return await step.run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return FAILED;
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopPrograms();
    process.exitCode = 130;
  });
}

await main();
