import { earliestQuery, partsOf, withoutPart } from './earliest-filter.ts';

const whole = {
  category: 'land',
  callType: 'video',
  date: '2026-11-23',
  until: '2026-11-30',
  from: '09:00',
  zone: 'Africa/Douala',
  cursor: 'x',
} as const;

test('a filter is serialised completely, with a time zone only where it matters', () => {
  expect(Object.fromEntries(new URLSearchParams(earliestQuery(whole)))).toEqual(whole);
  expect(earliestQuery({ category: 'land', until: '', zone: 'Africa/Douala' })).toBe('category=land');
});

test('days and hours are one part each, and are removed together with the page', () => {
  expect(partsOf(whole)).toEqual(['category', 'callType', 'days', 'hours']);
  expect(earliestQuery(withoutPart(withoutPart(whole, 'days'), 'hours'))).toBe('category=land&callType=video');
});
