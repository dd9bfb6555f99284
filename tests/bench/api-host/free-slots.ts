import { callTypes } from 'shared-contracts/schemas/vocabulary';
import type { Section } from '../section.ts';
import { timedOnCore } from './timed.ts';
import { freeSlots } from '../../../api/src/modules/availability/free-slots.ts';
import { compileSchedule } from '../../../api/src/modules/availability/schedule.ts';
import { weeks } from '../../../api/src/seed/seed-data.ts';

const RUNS = 5000;
const DAYS = 60;

/** Free slots of one professional over 60 days with a clock change, on one core, without a database. */
export function freeSlotsPerSecond(): Section {
  const schedule = compileSchedule({
    timeZone: 'Europe/Paris',
    slotMinutes: 60,
    bufferMinutes: 0,
    minimumNoticeMinutes: 120,
    horizonDays: 90,
    callTypes,
    rules: weeks.office,
    exceptions: [],
  });
  const now = Date.parse('2026-10-01T08:00:00Z') / 60_000;
  const bookings = Int32Array.from(
    Array.from({ length: DAYS * 7 }, (_, index) => now + Math.floor(index / 7) * 1440 + (index % 7) * 60).flatMap(
      (start) => [start, start + 45],
    ),
  );
  const rows: (string | number)[][] = [];
  for (const [name, busy] of [
    ['empty diary', new Int32Array(0)],
    [`${bookings.length / 2} bookings`, bookings],
  ] as const) {
    let found = 0;
    const milliseconds = timedOnCore(() => {
      for (let run = 0; run < RUNS; run += 1) {
        found = freeSlots(schedule, busy, { from: now + (run % 7), to: now + DAYS * 1440, now: now + (run % 7) }).starts
          .length;
      }
    }, 9);
    rows.push([name, found, (milliseconds * 1000) / RUNS, Math.round((RUNS / milliseconds) * 1000), 100_000]);
  }
  return {
    title: 'Free slots, pure',
    note: 'One professional, 60 days of office hours in Europe/Paris across the end of summer time, medians of 9 runs of 5,000, processor time of one core.',
    columns: ['diary', 'slots found', 'µs', 'professionals × 60 days per second and core', 'budget, at least'],
    rows,
  };
}
