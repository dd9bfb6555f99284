import frameEn from '../../locales/en/frame.json';
import pagesEn from '../../locales/en/not-open.json';
import frameFr from '../../locales/fr/frame.json';
import pagesFr from '../../locales/fr/not-open.json';
import description from '../../../remote.json';
import { navigationItems } from './navigation-items.ts';

test.each([
  ['fr', frameFr, pagesFr],
  ['en', frameEn, pagesEn],
])('what is not open yet bears on its page the name that it will have in the menu (%s)', (_, frame, pages) => {
  const names: Readonly<Record<string, string>> = frame.menu;
  const titles: Readonly<Record<string, { readonly title: string }>> = pages.place;
  const isClosed = (to: string) => description.routes.some(({ pattern, isOpen }) => pattern === to && isOpen === false);
  const closed = navigationItems.filter(({ to }) => isClosed(to));
  expect(closed.length).toBeGreaterThan(0);
  for (const { key, to } of closed) expect([to, titles[to.replace(/.*\//u, '')]?.title]).toEqual([to, names[key]]);
});
