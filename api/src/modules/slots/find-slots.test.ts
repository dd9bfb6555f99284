import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { callTypes } from 'shared-contracts/schemas/vocabulary';
import type { Diary } from '../availability/types.ts';
import { findSlots } from './find-slots.ts';
import { writeSlots } from './write-slots.ts';

const present = Date.parse('2026-11-20T06:00:00Z') / 60_000;
const window = { from: '2026-11-20T06:00:00Z', to: '2027-01-20T06:00:00Z', limit: 2000 }; // 61 days
const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  startTime: '00:00',
  endTime: '24:00',
  callTypes: [...callTypes],
}));

const diary = (number: number): Diary => ({
  professionalId: `professional ${number}`,
  timeZone: 'Africa/Douala',
  isVerified: true,
  limits: [],
  offers: [
    {
      ...{ id: 'consultation', minutes: 60, callTypes: [...callTypes] },
      ...{ fee: { feeKind: 'free', fee: null, currency: null }, feeRank: 0 },
    },
  ],
  busy: [],
  counted: [],
  calendar: {
    timeZone: 'Africa/Douala',
    bufferMinutes: 0,
    minimumNoticeMinutes: 0,
    horizonDays: 366,
    rules: everyDay,
    exceptions: [],
  },
});

/** Turns of the event loop during some work. */
async function turnsDuring<T>(work: () => Promise<T>): Promise<{ turns: number; result: T }> {
  let turns = 0;
  let counting = setImmediate(function count() {
    turns += 1;
    counting = setImmediate(count);
  });
  try {
    return { result: await work(), turns };
  } finally {
    clearImmediate(counting);
  }
}

it('finds and writes the slots of many professionals while other calls get their turns, one between each two', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 20 }), async (count) => {
      const diaries = Array.from({ length: count }, (_, number) => diary(number));
      const { turns: whileFinding, result: found } = await turnsDuring(() => findSlots(window, present)(diaries));
      assert.deepEqual(
        found.map((one) => [one.professionalId, one.found.starts.length]),
        diaries.map(({ professionalId }) => [professionalId, 61 * 24]),
      );
      assert.ok(whileFinding >= count - 1, `${whileFinding} turns for ${count} professionals`);
      const { turns: whileWriting, result: written } = await turnsDuring(() => writeSlots(found));
      assert.ok(whileWriting >= count - 1, `${whileWriting} turns for ${count} professionals`);
      assert.equal((JSON.parse(written.toString()) as { data: unknown[] }).data.length, count);
    }),
    { numRuns: 10 },
  );
});
