import { chromium, type Browser } from '@playwright/test';
import { ensureChromium } from '../../commands/ensure-chromium.ts';
import playwrightConfig from '../../playwright.config.ts';

/** The browser of the tests, with the same flags. */
export const launchChromium = async (): Promise<Browser> =>
  chromium.launch({ ...playwrightConfig.use?.launchOptions, executablePath: await ensureChromium() });
