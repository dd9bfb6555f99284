import { chromium, type Browser } from '@playwright/test';
import playwrightConfig from '../../playwright.config.ts';

/** The browser of the tests, with the same flags. */
export const launchChromium = (): Promise<Browser> => chromium.launch(playwrightConfig.use?.launchOptions ?? {});
