import * as v from 'valibot';
import { routePattern } from './registry.ts';

const nav = { fr: 'Une page', en: 'A page' };

it('a page may be named for navigation, in both languages', () => {
  expect(v.parse(routePattern, { pattern: '/page', nav }).nav).toEqual(nav);
  expect(v.parse(routePattern, { pattern: '/page' }).nav).toBeUndefined();
  expect(v.is(routePattern, { pattern: '/page', nav: { fr: 'Une page' } })).toBe(false);
});

it.each(['/page/:id', '/page/*'])('%s has parameters, so navigation cannot link to it', (pattern) => {
  expect(v.is(routePattern, { pattern })).toBe(true);
  expect(v.is(routePattern, { pattern, nav })).toBe(false);
});
