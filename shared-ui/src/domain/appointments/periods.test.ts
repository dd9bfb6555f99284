import { periodOf, periodRange } from './periods.ts';

const sunday = new Date(2026, 10, 22, 15, 30);

test('a week runs from Monday to Monday, also on a Sunday', () => {
  expect(periodRange('week', sunday)).toEqual({
    from: new Date(2026, 10, 16).toISOString(),
    to: new Date(2026, 10, 23).toISOString(),
  });
});

test('today and this month are half-open ranges', () => {
  expect(periodRange('today', sunday)).toEqual({
    from: new Date(2026, 10, 22).toISOString(),
    to: new Date(2026, 10, 23).toISOString(),
  });
  expect(periodRange('month', sunday)).toEqual({
    from: new Date(2026, 10, 1).toISOString(),
    to: new Date(2026, 11, 1).toISOString(),
  });
});

test('an unknown period in the URL falls back to all', () => {
  expect(periodOf('yesterday')).toBe('all');
  expect(periodRange(periodOf(null), sunday)).toBeUndefined();
});
