import { renderHook } from '@testing-library/react';
import { useState } from 'react';
import { useMissingSlot } from './use-missing-slot.ts';
import type { WeekOfSlots } from './use-week-of-slots.ts';

const week: WeekOfSlots = {
  ok: true,
  value: { professionalId: 'p', timeZone: 'Africa/Douala', slotMinutes: 30, slots: [], next: null },
};

test('a slot that is not free is reported once, however often the page re-renders', () => {
  let told = 0;
  const { rerender } = renderHook(() => {
    const [, set] = useState({});
    useMissingSlot(week, '2026-11-30', '2026-12-01T09:00:00.000Z', () => {
      told += 1;
      if (told < 5) set({});
    });
  });
  rerender();
  expect(told).toBe(1);
});
