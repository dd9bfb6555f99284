import { parseArgs } from 'node:util';
import { runSteps } from './run-steps.ts';
import { stepsOf } from './steps.ts';

/**
 * `npm test`: all checks, one table at the end. `npm test -- --only jest,API` runs the matching steps, `npm test --
 * --everything` what {@link stepsOf} leaves out otherwise.
 */
const { values } = parseArgs({
  options: { only: { type: 'string' }, everything: { type: 'boolean', default: false } },
});
await runSteps(stepsOf(values.everything), values.only?.split(','));
