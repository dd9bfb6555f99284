import { addDays, daysOfSlots } from './slot-days.ts';

describe('daysOfSlots', () => {
  const slots = [{ startsAt: '2026-11-23T23:30:00.000Z' }, { startsAt: '2026-11-23T08:00:00.000Z' }];

  it('groups a slot by its day in the displayed time zone', () => {
    const douala = daysOfSlots(slots, '2026-11-23', 2, 'Africa/Douala');
    expect(douala.map((day) => [day.date, day.slots.length])).toEqual([
      ['2026-11-23', 1],
      ['2026-11-24', 1],
    ]);
    const montreal = daysOfSlots(slots, '2026-11-23', 2, 'America/Montreal');
    expect(montreal[0]?.slots.map((slot) => slot.startsAt)).toEqual([
      '2026-11-23T08:00:00.000Z',
      '2026-11-23T23:30:00.000Z',
    ]);
  });

  it('drops slots outside the range and keeps empty days', () => {
    expect(daysOfSlots(slots, '2026-12-01', 3, 'UTC').map((day) => day.slots.length)).toEqual([0, 0, 0]);
  });

  it('counts days across month ends, leap days and clock changes', () => {
    expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });
});
