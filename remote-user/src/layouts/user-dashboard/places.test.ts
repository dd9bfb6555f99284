import frameEn from '../../locales/en/frame.json';
import pagesEn from '../../locales/en/not-open.json';
import frameFr from '../../locales/fr/frame.json';
import pagesFr from '../../locales/fr/not-open.json';
import { notOpen } from '../../model/not-open.ts';
import { places } from './places.ts';

test.each([
  ['fr', frameFr, pagesFr],
  ['en', frameEn, pagesEn],
])('what is not open yet bears one name in the menu and on its page (%s)', (_, frame, pages) => {
  const names: Readonly<Record<string, string>> = frame.menu;
  const titles: Readonly<Record<string, { readonly title: string }>> = pages.place;
  const closed = places.filter(({ to }) => (notOpen as readonly string[]).includes(to));
  expect(closed.length).toBeGreaterThan(0);
  for (const { key, to } of closed) expect([to, titles[to.replace(/.*\//u, '')]?.title]).toEqual([to, names[key]]);
});
