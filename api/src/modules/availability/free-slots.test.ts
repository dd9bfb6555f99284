import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { slotRules } from 'shared-contracts/schemas/slots-explained';
import { callTypes } from 'shared-contracts/schemas/vocabulary';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
import { masksOf } from './mask.ts';
import { freeSlots } from './free-slots.ts';
import { oracleSlots } from './free-slots.oracle.ts';
import { Refusals } from './refusals.ts';
import { compileSchedule, typeBits, typesOf } from './schedule.ts';
import type { ScheduleRows } from './types.ts';
import { zoneOffsets } from './zone-offsets.ts';

const minute = (iso: string) => Date.parse(iso) / 60_000;
const isoOf = (value: number) => `${new Date(value * 60_000).toISOString().slice(0, 16)}Z`;

const weekdays = (startTime: string, endTime: string, types = [...callTypes]) =>
  [1, 2, 3, 4, 5].map((weekday) => ({ weekday, startTime, endTime, callTypes: types }));

const rows = (change: Partial<ScheduleRows> = {}): ScheduleRows => ({
  timeZone: 'Europe/Paris',
  slotMinutes: 60,
  bufferMinutes: 0,
  minimumNoticeMinutes: 120,
  horizonDays: 90,
  callTypes: [...callTypes],
  rules: weekdays('09:00', '12:00'),
  exceptions: [],
  ...change,
});

const NOW = '2026-11-20T06:00:00Z'; // a Friday, 07:00 in Paris

function offered(
  change: Partial<ScheduleRows>,
  options: { now?: string; from?: string; to?: string; busy?: string[][]; counted?: string[][] } = {},
) {
  const now = minute(options.now ?? NOW);
  const minutes = (pairs: string[][] = []) => pairs.flatMap(([start = '', end = '']) => [minute(start), minute(end)]);
  const busy = minutes(options.busy);
  const window = { from: minute(options.from ?? NOW), to: minute(options.to ?? '2026-11-21T00:00:00Z'), now };
  return freeSlots(compileSchedule(rows(change)), busy, window, minutes(options.counted)).starts.map(isoOf);
}

describe('free slots', () => {
  it('offers the hours of the day in the zone of the professional', () => {
    assert.deepEqual(offered({}), ['2026-11-20T08:00Z', '2026-11-20T09:00Z', '2026-11-20T10:00Z']);
  });

  it('rounds the first start up to the step, after the minimum notice and with seconds dropped', () => {
    const now = '2026-11-20T06:31:00Z';
    assert.deepEqual(offered({ slotMinutes: 45 }, { now, to: '2026-11-20T10:00:00Z' }), [
      '2026-11-20T08:45Z',
      '2026-11-20T09:30Z',
    ]);
  });

  it('keeps round local starts in zones with a half-hour offset', () => {
    const starts = offered({ timeZone: 'Asia/Kolkata' }, { from: '2026-11-23T00:00:00Z', to: '2026-11-24T00:00:00Z' });
    assert.deepEqual(starts, ['2026-11-23T03:30Z', '2026-11-23T04:30Z', '2026-11-23T05:30Z']);
  });

  it('never computes beyond the horizon', () => {
    const [timeZone, now] = ['Africa/Casablanca', minute(NOW)]; // a zone with upcoming clock changes that no other test uses
    assert.deepEqual(offered({ timeZone }, { from: '9998-01-01T00:00:00Z', to: '9999-12-31T00:00:00Z' }), []);
    assert.equal(offered({ timeZone, horizonDays: 1 }, { to: '9999-12-31T00:00:00Z' }).length, 3);
    const known = zoneOffsets(timeZone, now, now).at;
    assert.ok((known.at(-1) ?? 0) < now + 3 * 366 * 1440, 'the offsets of centuries are kept');
  });

  it('keeps wall-clock hours when the clock changes', () => {
    const window = { now: '2026-10-20T00:00:00Z', from: '2026-10-23T00:00:00Z', to: '2026-10-27T00:00:00Z' };
    assert.deepEqual(offered({ rules: weekdays('09:00', '10:00') }, window), [
      '2026-10-23T07:00Z',
      '2026-10-26T08:00Z',
    ]);
  });

  it('leaves out an hour that the clock skips and offers twice one that it repeats', () => {
    const rules = [{ weekday: 7, startTime: '02:00', endTime: '03:00', callTypes: [...callTypes] }];
    const spring = { now: '2026-03-20T00:00:00Z', from: '2026-03-28T00:00:00Z', to: '2026-03-30T00:00:00Z' };
    const autumn = { now: '2026-10-20T00:00:00Z', from: '2026-10-24T00:00:00Z', to: '2026-10-26T00:00:00Z' };
    assert.deepEqual(offered({ rules }, spring), []);
    assert.deepEqual(offered({ rules }, autumn), ['2026-10-25T00:00Z', '2026-10-25T01:00Z']);
  });

  it('replaces a whole day by an exception, closed if it has no hours', () => {
    const other = [{ date: '2026-11-20', ranges: [{ start: '14:00', end: '15:00' }] }];
    assert.deepEqual(offered({ exceptions: other }), ['2026-11-20T13:00Z']);
    assert.deepEqual(offered({ exceptions: [{ date: '2026-11-20', ranges: [] }] }), []);
  });

  it('joins touching and overlapping ranges in any order and never offers a slot twice', () => {
    const rules = [...weekdays('10:30', '12:00'), ...weekdays('09:30', '10:30'), ...weekdays('09:00', '11:00')];
    assert.deepEqual(offered({ rules }), ['2026-11-20T08:00Z', '2026-11-20T09:00Z', '2026-11-20T10:00Z']);
  });

  it('reads 23:59 as midnight', () => {
    const late = { rules: weekdays('23:00', '23:59') };
    assert.deepEqual(offered(late), ['2026-11-20T22:00Z']);
  });

  it('offers nothing in a window shorter than the slot and one slot in a window as long', () => {
    assert.deepEqual(offered({ rules: weekdays('09:00', '09:59') }), []);
    assert.deepEqual(offered({ rules: weekdays('09:00', '10:00') }), ['2026-11-20T08:00Z']);
    assert.deepEqual(offered({ rules: weekdays('09:00', '10:00'), bufferMinutes: 5 }), []);
  });

  it('takes busy time as half-open and keeps the buffer free on both sides', () => {
    const busy = [['2026-11-20T09:00:00Z', '2026-11-20T10:00:00Z']];
    const long = { rules: weekdays('09:00', '14:00') };
    assert.deepEqual(
      offered(long, { busy }),
      [8, 10, 11, 12].map((hour) => `2026-11-20T${String(hour).padStart(2, '0')}:00Z`),
    );
    assert.deepEqual(offered({ ...long, bufferMinutes: 15 }, { busy }), ['2026-11-20T11:00Z']);
  });

  it('ends at the horizon, counted in calendar days', () => {
    const window = { to: '2026-12-01T00:00:00Z' };
    assert.deepEqual(offered({ horizonDays: 3, rules: weekdays('09:00', '10:00') }, window), [
      '2026-11-20T08:00Z',
      '2026-11-23T08:00Z',
    ]);
  });

  describe('each call type has its own hours', () => {
    const rules = [...weekdays('09:00', '11:00', ['video']), ...weekdays('10:00', '12:00', ['in_person'])];
    const on = (types?: number) => {
      const window = { from: minute(NOW), to: minute('2026-11-21T00:00:00Z'), now: minute(NOW) };
      const found = freeSlots(compileSchedule(rows({ rules })), [], { ...window, ...(types && { types }) });
      return found.starts.map((start, i) => [isoOf(start).slice(11, 16), typesOf(found.types[i] ?? 0)]);
    };
    const shared = ['09:00', ['video', 'in_person']];

    it('which are joined where they start together', () => {
      assert.deepEqual(on(), [['08:00', ['video']], shared, ['10:00', ['in_person']]]);
    });

    it('and a slot of the requested type lists all its types', () => {
      assert.deepEqual(on(typeBits(['video'])), [['08:00', ['video']], shared]);
      assert.deepEqual(on(typeBits(['in_person'])), [shared, ['10:00', ['in_person']]]);
      assert.deepEqual(on(typeBits(['call'])), []);
    });
  });

  it('stops at the limit', () => {
    const found = freeSlots(compileSchedule(rows()), [], {
      from: minute(NOW),
      to: minute('2027-01-01T00:00:00Z'),
      now: minute(NOW),
      limit: 5,
    });
    assert.equal(found.starts.length, 5);
  });
});

describe('the limits of a day, week, month and year', () => {
  const none = { appointments: {}, minutes: {} };
  // One slot a day, on weekdays.
  const daysOffered = (bookingLimits: Partial<typeof none>, counted: string[][], more: Partial<ScheduleRows> = {}) => {
    const change = { rules: weekdays('09:00', '10:00'), bookingLimits: { ...none, ...bookingLimits }, ...more };
    return offered(change, { to: '2026-12-09T00:00:00Z', counted }).map((start) => Number(start.slice(8, 10)));
  };
  const all = [20, 23, 24, 25, 26, 27, 30, 1, 2, 3, 4, 7, 8];
  const hourOn = (date: string, length = '10:00') => [`${date}T09:00:00Z`, `${date}T${length}:00Z`];
  const tuesday = hourOn('2026-11-24');

  it('close exactly the period that one more appointment would exceed', () => {
    assert.deepEqual(daysOffered({}, [tuesday]), all);
    const without = (...days: number[]) => all.filter((day) => !days.includes(day));
    assert.deepEqual(daysOffered({ appointments: { day: 1 } }, [tuesday]), without(24));
    assert.deepEqual(daysOffered({ appointments: { day: 2 } }, [tuesday]), all);
    // From Monday to Sunday, also across the end of the month.
    assert.deepEqual(daysOffered({ appointments: { week: 1 } }, [tuesday]), without(23, 24, 25, 26, 27));
    const sunday = hourOn('2026-12-06');
    assert.deepEqual(daysOffered({ appointments: { week: 1 } }, [sunday]), without(30, 1, 2, 3, 4));
    assert.deepEqual(daysOffered({ appointments: { month: 1 } }, [tuesday]), [1, 2, 3, 4, 7, 8]);
    assert.deepEqual(daysOffered({ appointments: { year: 1 } }, [hourOn('2026-01-02')]), []);
    assert.deepEqual(daysOffered({ appointments: { year: 1 } }, [hourOn('2025-12-31'), hourOn('2027-01-01')]), all);
  });

  it('count the minutes of appointments and of the slot itself', () => {
    const long = hourOn('2026-11-24', '11:00');
    assert.deepEqual(daysOffered({ minutes: { day: 180 } }, [long]), all);
    assert.deepEqual(
      daysOffered({ minutes: { day: 179 } }, [long]),
      all.filter((day) => day !== 24),
    );
    assert.deepEqual(daysOffered({ minutes: { day: 59 } }, []), []);
  });

  it('use the local day, not that of UTC', () => {
    const late = ['2026-11-24T23:30:00Z', '2026-11-25T00:00:00Z']; // the 25th in Paris
    assert.deepEqual(
      daysOffered({ appointments: { day: 1 } }, [late]),
      all.filter((day) => day !== 25),
    );
  });
});

describe('the rule that refuses a time', () => {
  const ruleAt = (
    time: string,
    change: Partial<ScheduleRows> = {},
    {
      busy = [],
      waiting = [],
      counted = busy,
      types,
    }: { busy?: string[][]; waiting?: string[]; counted?: string[][]; types?: number } = {},
  ) => {
    const at = minute(time);
    const refusals = new Refusals(at, at + 1, waiting.map(minute));
    const minutes = (pairs: string[][]) => pairs.flatMap(([start = '', end = '']) => [minute(start), minute(end)]);
    const window = { from: at, to: at + 1, now: minute(NOW), refusals, ...(types && { types }) };
    const { starts } = freeSlots(compileSchedule(rows(change)), minutes(busy), window, minutes(counted));
    return starts.length > 0
      ? 'offered'
      : refusals
          .list()
          .map(({ rule }) => rule)
          .join();
  };
  const nine = '2026-11-23T08:00:00Z'; // a Monday, 09:00 in Paris
  const closed = { exceptions: [{ date: '2026-11-23', ranges: [] }] };
  const other = { exceptions: [{ date: '2026-11-23', ranges: [{ start: '14:00', end: '16:00' }] }] };
  const one = { bookingLimits: { appointments: { day: 1 }, minutes: {} } };
  const ten = [['2026-11-23T09:00:00Z', '2026-11-23T10:00:00Z']];
  const cases: readonly (readonly [string, string, string, Partial<ScheduleRows>?, Parameters<typeof ruleAt>[2]?])[] = [
    ['nothing', 'offered', nine],
    ['hours that have not begun', 'hours', '2026-11-23T07:59:00Z'],
    ['a weekday without hours', 'hours', '2026-11-22T08:00:00Z'],
    ['a day off', 'closed', nine, closed],
    ['other hours on that day', 'exception', nine, other],
    ['hours of another call type', 'callType', nine, { rules: weekdays('09:00', '12:00', ['video']) }, { types: 4 }],
    ['the step', 'between', '2026-11-23T08:30:00Z'],
    ['the end of the hours', 'short', '2026-11-23T10:01:00Z'],
    ['the buffer at the end of the hours', 'buffer', '2026-11-23T10:00:00Z', { bufferMinutes: 15 }],
    ['the buffer of an appointment', 'buffer', nine, { bufferMinutes: 15 }, { busy: [['2026-11-23T07:00:00Z', nine]] }],
    ['an appointment', 'taken', nine, {}, { busy: [[nine, '2026-11-23T09:00:00Z']] }],
    ['a request that waits', 'held', nine, {}, { busy: [[nine, '2026-11-23T09:00:00Z']], waiting: [nine] }],
    ['a limit', 'limit', nine, one, { busy: ten }],
    ['an appointment of a full day', 'taken', '2026-11-23T09:00:00Z', one, { busy: ten }],
    ['the step on a full day', 'between', '2026-11-23T08:30:00Z', one, { busy: ten }],
    ['the horizon', 'horizon', nine, { horizonDays: 2, ...one }, { busy: ten }],
    ['the availability date', 'notYet', '2026-11-20T08:00:00Z', { availableDate: '2026-11-21' }],
    ['the notice', 'notice', '2026-11-20T08:00:00Z', { minimumNoticeMinutes: 180 }],
    ['the present', 'past', '2026-11-20T05:00:00Z'],
  ];
  for (const [name, rule, time, change, more] of cases)
    it(`is ${rule} for ${name}`, () => assert.equal(ruleAt(time, change, more), rule));
});

const zonesAndChanges = [
  ['Africa/Douala', '2026-03-29'],
  ['Europe/Paris', '2026-03-29'],
  ['Europe/Paris', '2026-10-25'],
  ['America/Toronto', '2026-03-08'],
  ['America/Toronto', '2026-11-01'],
  ['Asia/Kolkata', '2026-10-25'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Pacific/Apia', '2011-12-30'],
  ['Pacific/Apia', '2021-04-04'],
  ['America/Havana', '2026-11-01'],
  ['Africa/Casablanca', '2026-02-15'],
] as const;

const clockTime = fc
  .integer({ min: 0, max: 287 })
  .map((n) => `${String(Math.floor(n / 12)).padStart(2, '0')}:${String((n % 12) * 5).padStart(2, '0')}`);
const range = fc
  .tuple(clockTime, fc.oneof(clockTime, fc.constantFrom('23:59', '24:00')))
  .map(([a, b]) => (a < b ? { start: a, end: b } : { start: b === a ? '00:00' : b, end: a === b ? '24:00' : a }));
const drawnLimits = (max: number) => {
  const limit = fc.integer({ min: 1, max });
  return fc.oneof(
    fc.constant({}),
    fc.record({ day: limit, week: limit, month: limit, year: limit }, { requiredKeys: [] }),
  );
};
const situation = fc.record({
  zone: fc.constantFrom(...zonesAndChanges),
  slotMinutes: fc.constantFrom(15, 20, 25, 30, 45, 50, 60, 90, 120, 37),
  bufferMinutes: fc.constantFrom(0, 0, 5, 15, 60),
  minimumNoticeMinutes: fc.constantFrom(0, 120, 1440),
  horizonDays: fc.constantFrom(1, 2, 90),
  offered: fc.subarray([...callTypes], { minLength: 1 }),
  rules: fc.array(
    fc.record({
      weekday: fc.integer({ min: 1, max: 7 }),
      range,
      callTypes: fc.subarray([...callTypes], { minLength: 1 }),
    }),
    { maxLength: 14 },
  ),
  exceptions: fc.array(fc.record({ day: fc.integer({ min: -1, max: 2 }), ranges: fc.array(range, { maxLength: 3 }) }), {
    maxLength: 2,
  }),
  nowBefore: fc.integer({ min: -600, max: 3000 }),
  availableDay: fc.option(fc.integer({ min: -2, max: 3 })),
  busy: fc.array(fc.tuple(fc.integer({ min: -1400, max: 2900 }), fc.integer({ min: 5, max: 180 })), { maxLength: 6 }),
  /** Appointments that took place, up to half a year away. */
  done: fc.array(fc.integer({ min: -180 * 1440, max: 180 * 1440 }), { maxLength: 4 }),
  limits: fc.record({
    appointments: drawnLimits(4),
    minutes: drawnLimits(400),
  }),
});

type Situation = typeof situation extends fc.Arbitrary<infer T> ? T : never;

describe('free slots beside an independent oracle', () => {
  const build = (chosen: Situation) => {
    const [timeZone, date] = chosen.zone;
    const middle = minute(`${date}T00:00:00Z`);
    const dateAt = (day: number) => new Date((middle + day * 1440) * 60_000).toISOString().slice(0, 10);
    const input: ScheduleRows = {
      timeZone,
      slotMinutes: chosen.slotMinutes,
      bufferMinutes: chosen.bufferMinutes,
      minimumNoticeMinutes: chosen.minimumNoticeMinutes,
      horizonDays: chosen.horizonDays,
      availableDate: chosen.availableDay === null ? null : dateAt(chosen.availableDay),
      callTypes: chosen.offered,
      rules: chosen.rules.map((rule) => ({
        weekday: rule.weekday,
        startTime: rule.range.start,
        endTime: rule.range.end,
        callTypes: rule.callTypes,
      })),
      bookingLimits: chosen.limits,
      exceptions: [
        ...new Map(chosen.exceptions.map(({ day, ranges }) => [day, { date: dateAt(day), ranges }])).values(),
      ],
    };
    const busy: { start: number; end: number }[] = [];
    for (const [start, length] of [...chosen.busy].sort(([a], [b]) => a - b)) {
      const begins = Math.max(middle + start, busy.at(-1)?.end ?? -Infinity);
      busy.push({ start: begins, end: begins + length });
    }
    const window = { from: middle - 1440, to: middle + 2880, now: middle - 1440 - chosen.nowBefore };
    const done = chosen.done.map((start) => ({ start: middle + start, end: middle + start + 60 }));
    const counted = [...busy, ...done].sort((one, other) => one.start - other.start);
    return { input, busy, window, counted };
  };
  const flat = (times: readonly { start: number; end: number }[]) => times.flatMap(({ start, end }) => [start, end]);

  it('agrees on every slot and call type, across changes of the clock in both directions', () => {
    fc.assert(
      fc.property(situation, (chosen) => {
        const { input, busy, window, counted } = build(chosen);
        const found = freeSlots(compileSchedule(input), flat(busy), window, flat(counted));
        const expected = oracleSlots(input, busy, window, counted);
        assert.deepEqual(
          found.starts.map((start, i) => [isoOf(start), typesOf(found.types[i] ?? 0)]),
          [...expected].map(([start, types]) => [isoOf(start), types]),
        );
      }),
      { numRuns: 400, seed: 35 },
    );
  });

  it('offers or refuses every minute with one rule, never both', () => {
    const seen = new Set<string>();
    const isAboutBusy = (rule: string) => ['taken', 'held', 'calendar'].includes(rule);
    fc.assert(
      fc.property(situation, fc.constantFrom('taken', 'held', 'calendar'), (chosen, cause) => {
        const { input, busy, window, counted } = build(chosen);
        const schedule = compileSchedule(input);
        const explain = (taken: typeof busy) => {
          const waiting = cause === 'held' ? taken.map(({ start }) => start) : [];
          const refusals = new Refusals(window.from, window.to, waiting, cause === 'calendar' ? taken : []);
          freeSlots(schedule, flat(taken), { ...window, refusals }, flat(counted));
          return refusals.list();
        };
        const refused = explain(busy);
        const offered = oracleSlots(input, busy, window, counted);
        const count = new Uint8Array(window.to - window.from);
        for (const { start, end } of refused) count.fill(1, start - window.from, end - window.from);
        const listed = refused.reduce((sum, { start, end }) => sum + end - start, 0);
        assert.equal(
          count.reduce((sum, one) => sum + one, 0),
          listed,
          'a minute has two reasons',
        );
        for (const start of offered.keys()) assert.equal(count[start - window.from], 0, `${isoOf(start)} is offered`);
        assert.equal(listed + offered.size, window.to - window.from, 'a minute has neither');

        const { bookingLimits: _, ...unlimited } = input;
        const withoutBusy = oracleSlots(unlimited, [], window);
        const withoutLimits = oracleSlots(unlimited, busy, window);
        const notBefore = window.now + input.minimumNoticeMinutes;
        for (const { start, end, rule } of refused) {
          seen.add(rule);
          if (isAboutBusy(rule)) {
            assert.equal(rule, cause);
            for (let at = start; at < end; at += 1) assert.ok(withoutBusy.has(at), `${isoOf(at)} is not free anyway`);
            assert.ok(busy.some((one) => one.start < end - 1 + input.slotMinutes && start < one.end));
          }
          if (rule === 'limit')
            for (let at = start; at < end; at += 1) assert.ok(withoutLimits.has(at), `${isoOf(at)} is not free anyway`);
          if (rule === 'notice') assert.ok(start >= window.now && end <= notBefore);
          if (rule === 'past') assert.ok(end <= window.now);
          if (rule === 'buffer') assert.ok(input.bufferMinutes > 0);
        }
        const rules = explain([]).map(({ rule }) => rule);
        assert.ok(!rules.some(isAboutBusy));
      }),
      { numRuns: 300, seed: 35 },
    );
    for (const rule of slotRules.filter((one) => !['consultation', 'past', 'callType'].includes(one)))
      assert.ok(seen.has(rule), `no drawn calendar had ${rule}`);
  });

  const consultations = fc.array(
    fc.record({
      minutes: fc.constantFrom(15, 20, 30, 45, 60, 90),
      callTypes: fc.subarray([...callTypes], { minLength: 1 }),
    }),
    { minLength: 1, maxLength: 4 },
  );
  const asOffered = (
    input: ScheduleRows,
    { minutes, callTypes: types }: { minutes: number; callTypes: CallType[] },
  ) => ({
    ...input,
    slotMinutes: minutes,
    callTypes: types,
  });

  it('agrees with the quarter-hour masks of consultations of mixed lengths wherever the notice does not bind', () => {
    fc.assert(
      fc.property(situation, consultations, (chosen, offers) => {
        const { input, busy, window, counted } = build({ ...chosen, minimumNoticeMinutes: 0, nowBefore: 2880 });
        const days = { fromDay: window.from / 1440, toDay: window.to / 1440 - 1, now: window.now };
        const diary = { calendar: input, offers, busy: flat(busy), counted: flat(counted) };
        const set = masksOf(diary, days).flatMap(({ day, types, minutes, mask }) =>
          [...mask].flatMap((digit, quarter) =>
            digit === '1' ? typesOf(types).map((type) => `${day * 96 + quarter} of ${minutes} by ${type}`) : [],
          ),
        );
        const expected = offers.flatMap((offer) =>
          [...oracleSlots(asOffered(input, offer), busy, window, counted)].flatMap(([start, types]) =>
            types.map((type) => `${Math.floor(start / 15)} of ${offer.minutes} by ${type}`),
          ),
        );
        assert.deepEqual([...new Set(set)].sort(), [...new Set(expected)].sort());
      }),
      { numRuns: 150, seed: 35 },
    );
  });

  it('fills a diary with consultations of mixed lengths that never overlap, buffers included', () => {
    let booked = 0;
    const drawn = fc.array(fc.record({ offer: fc.nat(), slot: fc.nat() }), { maxLength: 12 });
    fc.assert(
      fc.property(situation, consultations, drawn, (chosen, offers, draws) => {
        const { input, busy, window } = build({ ...chosen, done: [], limits: { appointments: {}, minutes: {} } });
        const taken = [...busy];
        for (const { offer: which, slot } of draws) {
          const offer = offers[which % offers.length];
          assert.ok(offer);
          const rows = asOffered(input, offer);
          const { starts } = freeSlots(compileSchedule(rows), flat(taken), window);
          assert.deepEqual(starts, [...oracleSlots(rows, taken, window).keys()]);
          const start = starts[slot % Math.max(1, starts.length)];
          if (start === undefined) continue;
          booked += 1;
          taken.push({ start, end: start + offer.minutes });
          taken.sort((one, other) => one.start - other.start);
        }
        const own = taken.filter((one) => !busy.includes(one));
        for (const one of own)
          for (const other of taken)
            assert.ok(
              one === other ||
                one.end + input.bufferMinutes <= other.start ||
                other.end + input.bufferMinutes <= one.start,
            );
      }),
      { numRuns: 100, seed: 35 },
    );
    assert.ok(booked > 100, `${booked} bookings`);
  });
});
