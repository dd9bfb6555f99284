import { onPostgres } from './api-tests.ts';
import { inChromium } from './in-chromium.ts';
import { installPrograms } from './install-programs.ts';
import { runSteps } from './run-steps.ts';
import { jestTests } from './step.ts';

/**
 * `npm run endurance`: what the gate leaves out, because it takes long or differs from run to run. Seeds are random and
 * printed with what fails, every flow runs in each language, every fault hits every remote, and fifty mounts compare the
 * heap too. The meeting room is tried on shaped lines, as root. Nothing is repeated: what fails now and then is what this looks for.
 */
const browser = { everything: true, args: ['--retries=0'] };
process.env.TEST_SEED = 'random';
/** Unit tests that draw values. */
const drawing = ['schemas/text.test.ts', 'date-field/typed-text.test.ts'];

await installPrograms();
await runSteps([
  [
    [
      { name: 'what is drawn in jest, random seeds', run: () => jestTests(drawing) },
      { name: 'API on PostgreSQL, random seeds', run: () => onPostgres() },
      {
        name: 'browser, every language',
        run: () => inChromium('browser-endurance', 'tests/playwright.config.ts', browser),
      },
      {
        name: 'releases and faults, with the heap',
        run: () =>
          inChromium('faults-endurance', 'tests/faults/playwright.config.ts', {
            ...browser,
            env: { TEST_ENDURANCE: '1' },
          }),
      },
      {
        name: 'the meeting room on poor lines',
        run: () => inChromium('network', 'tests/network/playwright.config.ts', { args: ['--retries=0'] }),
      },
    ],
  ],
]);
