import { join } from 'node:path';
import { ensureChromium } from './ensure-chromium.ts';
import { memoryFolder } from './memory-folder.ts';
import type { Outcome } from './outcome.ts';
import { bin, counted, reports } from './step.ts';

interface BrowserTests {
  /** Every flow in both languages, every fault of every remote. */
  readonly everything?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly output?: 'buffered';
  /** Further arguments of Playwright. */
  readonly args?: readonly string[];
}

/** The tests of one Playwright configuration; `name` is that of the report. */
export async function inChromium(
  name: string,
  config: string,
  { everything = false, env = {}, output, args = [] }: BrowserTests = {},
): Promise<Outcome> {
  const variables = {
    ...env,
    ...(everything && { TEST_EVERYTHING: '1' }),
    CHROMIUM_PATH: await ensureChromium(),
    TMPDIR: memoryFolder(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, `${name}.json`),
  };
  const command = [bin('@playwright/test/cli.js'), 'test', '--config', config, ...args];
  return counted('playwright', name, () => command, variables, output);
}
