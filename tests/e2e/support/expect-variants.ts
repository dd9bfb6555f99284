import type { Page } from '@playwright/test';
import { expectFits } from './expect-fits.ts';
import { expectNoAxeViolations } from './expect-no-axe-violations.ts';
import { takePicture } from './take-picture.ts';
import type { Language } from './translate.ts';

const LOOKS = [
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const;

/** Axe runs at each width, in each theme and in each language once: its structural rules do not depend on colours, nor colours on the language. */
const AXE = { fr: { width: 1280, colorScheme: 'light' }, en: { width: 360, colorScheme: 'dark' } } as const;
const WIDTHS = { fr: [360, 1920, 1280], en: [1280, 360] } as const;

/** The current page fits at each width and is accessible; `npm run pictures` saves it in each variant under its name. */
export async function expectVariants(page: Page, name: string, language: Language) {
  const what = `${name} (${language})`;
  if (process.env.PICTURES !== undefined)
    for (const { width, colorScheme } of LOOKS) {
      await page.emulateMedia({ colorScheme });
      await takePicture(page, [name, language, colorScheme, width].join('.'), width);
    }
  await page.emulateMedia({ colorScheme: AXE[language].colorScheme });
  for (const width of WIDTHS[language]) {
    await page.setViewportSize({ width, height: 800 });
    await expectFits(page, `${what} at ${width} px`);
  }
  await expectNoAxeViolations(page, `${what}, ${AXE[language].colorScheme}, ${AXE[language].width} px`);
}
