import { allDays } from './all-days.ts';

const on = (day: string, impressions: number) => ({ day, impressions, clicks: 1 });

test('days without a view count nothing, over the end of a month', () => {
  expect(allDays([on('2026-11-29', 4), on('2026-12-02', 6)])).toEqual([
    on('2026-11-29', 4),
    { day: '2026-11-30', impressions: 0, clicks: 0 },
    { day: '2026-12-01', impressions: 0, clicks: 0 },
    on('2026-12-02', 6),
  ]);
});

test('nothing counted is no day, and a long gap shows the last hundred days', () => {
  expect(allDays([])).toEqual([]);
  const days = allDays([on('2026-01-01', 4), on('2026-12-02', 6)]);
  expect([days.length, days.at(-1)]).toEqual([100, on('2026-12-02', 6)]);
});
