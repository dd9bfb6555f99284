import frameEn from '../../locales/en/frame.json';
import pagesEn from '../../locales/en/not-open.json';
import frameFr from '../../locales/fr/frame.json';
import pagesFr from '../../locales/fr/not-open.json';
import { declaration } from '../../routes.ts';
import { navigationItems } from './navigation-items.ts';

test.each([
  ['fr', frameFr, pagesFr],
  ['en', frameEn, pagesEn],
])('a page that is not open yet has the title of its menu entry (%s)', (_, frame, pages) => {
  const names: Readonly<Record<string, string>> = frame.menu;
  const titles: Readonly<Record<string, { readonly title: string }>> = pages.place;
  const isClosed = (to: string) => declaration.routes.some(({ path, isOpen }) => path === to && isOpen === false);
  const closed = navigationItems.filter(({ to }) => isClosed(to));
  expect(closed.length).toBeGreaterThan(0);
  for (const { key, to } of closed) expect([to, titles[to.replace(/.*\//u, '')]?.title]).toEqual([to, names[key]]);
});
