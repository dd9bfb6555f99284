import { ensureFaketime } from './ensure-faketime.ts';
import { inChromium } from './in-chromium.ts';
import { installPrograms } from './install-programs.ts';
import { atInstant, readInstant } from './other-time.ts';
import { runSteps } from './run-steps.ts';
import type { Step } from './step.ts';

/** Days that tests could depend on, in UTC. */
const INSTANTS = [
  'now',
  '2026-12-31T23:50', // the year ends during the run
  '2027-01-28T10:00', // a month later is 28 February
  '2027-03-14T05:30', // Montréal's clocks change
  '2027-03-27T18:00', // the eve of the change of Europe's
  '2028-02-29T10:00',
];

/** `npm run test:dates`: the browser's tests at each of these instants; `-- 2026-12-31T23:50` at those named. */
const named = process.argv.slice(2);
const instants = named.length > 0 ? named : INSTANTS;
for (const at of instants) if (at !== 'now') readInstant(at);

await installPrograms();
const library = await ensureFaketime();

const steps = instants.map((at): Step => {
  const name = `browser-${at.replaceAll(':', '')}`;
  return {
    name: `browser at ${at}`,
    run: () =>
      inChromium(name, 'tests/playwright.config.ts', {
        // When the step begins: the ones before it take minutes.
        env: at === 'now' ? {} : atInstant(library, readInstant(at)),
        // Else the next run removes the pictures and traces of this one.
        args: ['--output', `test-results/${name}`],
      }),
  };
});
await runSteps([[steps]], undefined, instants.length);
