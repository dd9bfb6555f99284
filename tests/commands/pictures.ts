import { ensureChromium } from './ensure-chromium.ts';
import { memoryFolder } from './memory-folder.ts';
import { runProgram } from './run-program.ts';
import { bin } from './step.ts';

/** Browser tests of whole screens. */
const SCREENS = ['screens', 'states', 'areas', 'booking-screens', 'registration', 'update-banner'];

/**
 * `npm run pictures`: each screen in both languages, themes and widths, in test-results/pictures. `npm run pictures --
 * areas` takes those of one test file.
 */
const [, , ...wanted] = process.argv;
const files = (wanted.length > 0 ? wanted : SCREENS).map((name) => `/${name}.spec.ts`);
process.exitCode = await runProgram(
  process.execPath,
  [bin('@playwright/test/cli.js'), 'test', '--config', 'tests/playwright.config.ts', ...files],
  { CHROMIUM_PATH: await ensureChromium(), TMPDIR: memoryFolder(), PICTURES: '1' },
);
