import type { ExceptionRow } from '../../data/practice/availability.ts';
import { changeOf, groupDays } from './day-group.ts';

const day = (date: string, changes: Partial<ExceptionRow> = {}): ExceptionRow => ({
  id: `id-${date}`,
  date,
  ranges: [],
  reason: null,
  substituteId: null,
  substitute: null,
  ...changes,
});
const datesOf = (rows: readonly ExceptionRow[]) =>
  groupDays(rows, '2026-11-20').map(({ days }) => days.map((row) => row.date));

test('consecutive days with the same hours and reason form one group, across the end of a month', () => {
  expect(datesOf([day('2026-12-01'), day('2026-11-30'), day('2026-12-02')])).toEqual([
    ['2026-11-30', '2026-12-01', '2026-12-02'],
  ]);
});

test('a gap, a different reason or different hours start a new group', () => {
  expect(
    datesOf([
      day('2026-11-23'),
      day('2026-11-25'),
      day('2026-11-26', { reason: 'Congé' }),
      day('2026-11-27', { reason: 'Congé', ranges: [{ start: '09:00', end: '10:00' }] }),
    ]),
  ).toEqual([['2026-11-23'], ['2026-11-25'], ['2026-11-26'], ['2026-11-27']]);
});

test('past days are separate from days that can be changed', () => {
  const groups = groupDays([day('2026-11-19'), day('2026-11-20'), day('2026-11-21')], '2026-11-20');
  expect(groups.map(({ id, isPast }) => [id, isPast])).toEqual([
    ['id-2026-11-19', true],
    ['id-2026-11-20', false],
  ]);
});

test('moving a group by a day adds one date and removes one; shortening it only removes', () => {
  const [group] = groupDays([day('2026-11-23'), day('2026-11-24')], '2026-11-20');
  if (!group) throw new Error('no group');
  expect(changeOf(group, '2026-11-24', '2026-11-26')).toEqual({
    dates: ['2026-11-24', '2026-11-25'],
    added: ['2026-11-25'],
    removed: ['2026-11-23'],
  });
  expect(changeOf(group, '2026-11-23', '2026-11-24')).toMatchObject({ added: [], removed: ['2026-11-24'] });
});
