import { expect, type Page } from '@playwright/test';
import type { Screen } from './screens.ts';
import { expectHydrated } from './expect-hydrated.ts';
import { landmarkOf } from './layouts.ts';
import { at, type Language } from './translate.ts';

/** Opens a URL in a wide window: it responds without a redirect, with one main element, one heading and a title, in its language and its layout. */
export async function openPage(page: Page, { path, layout, leadsTo = path }: Screen, language: Language) {
  await page.setViewportSize({ width: 1280, height: 800 });
  const response = await page.goto(at(language, path));
  expect.soft(response?.status(), `${path} answers`).toBe(200);
  await expectHydrated(page);
  await expect(page, `${path} stays where it was asked for`).toHaveURL(at(language, leadsTo));
  await expect(page.getByRole('heading', { level: 1 }), `${path} has one heading`).toBeVisible();
  // An area keeps its event stream open, so the network is never idle.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect.soft(page.getByRole('main'), `${path} has one main`).toHaveCount(1);
  await expect.soft(page.locator('html'), `${path} says its language`).toHaveAttribute('lang', language);
  await expect.soft(page, `${path} has a title`).not.toHaveTitle(/^(?:Nimbia)?$/u);
  if (layout) await expect.soft(landmarkOf(page, layout, language), `${path} has its layout`).toBeVisible();
}
