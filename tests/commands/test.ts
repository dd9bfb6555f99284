import { parseArgs } from 'node:util';
import { ensureFaketime } from './ensure-faketime.ts';
import { installPrograms } from './install-programs.ts';
import { atInstant, readInstant } from './other-time.ts';
import { runSteps } from './run-steps.ts';
import { stepsOf } from './steps.ts';

/**
 * `npm test`: all checks, one table at the end. `npm test -- --only jest,API` runs the matching steps, `npm test --
 * --everything` what {@link stepsOf} leaves out otherwise. `npm test -- --at 2026-12-31T09:30` runs the browser's steps
 * (or those of `--only`) at that instant: database, API, site, browser and tests.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    everything: { type: 'boolean', default: false },
    at: { type: 'string' },
  },
});
const only = values.only ?? (values.at === undefined ? undefined : 'browser');
if (values.at !== undefined) {
  const instant = readInstant(values.at);
  // Before: at another time the package manager finds its sources expired.
  await installPrograms();
  Object.assign(process.env, atInstant(await ensureFaketime(), instant));
}
await runSteps(stepsOf(values.everything), only?.split(','));
