import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CalendarFailure } from '../../adapters/calendars/calendar-reader.ts';
import { Problem } from '../../http/problem.ts';
import { expandBusy, TooManyEvents } from './expand-busy.ts';
import { expandInWorker } from './expand-in-worker.ts';

const minute = (instant: string) => Date.parse(instant) / 60_000;
const options = {
  timeZone: 'Africa/Douala', // UTC+1 all year
  from: minute('2026-11-26T00:00Z'),
  to: minute('2026-12-20T00:00Z'),
  most: 1000,
};
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'X-WR-CALNAME:Personnel', ...events, 'END:VCALENDAR', ''].join('\r\n');
const instant = (at: number) => new Date(at * 60_000).toISOString().slice(0, 16);
const busyIn = (...events: string[]) =>
  expandBusy([calendar(...events)], options).busy.map(([start, end]) => `${instant(start)} ${instant(end)}`);

describe('the busy times of a calendar', () => {
  it('are those of its events in UTC, in a zone, floating by the clock of the practice, and by a length', () => {
    assert.deepEqual(
      busyIn(
        event('UID:1', 'DTSTART:20261126T080000Z', 'DTEND:20261126T090000Z'),
        event('UID:2', 'DTSTART;TZID=America/Toronto:20261127T080000', 'DTEND;TZID=America/Toronto:20261127T091500'),
        event('UID:3', 'DTSTART:20261128T120000', 'DURATION:PT30M'),
      ),
      ['2026-11-26T08:00 2026-11-26T09:00', '2026-11-27T13:00 2026-11-27T14:15', '2026-11-28T11:00 2026-11-28T11:30'],
    );
  });

  it('of whole days are days of the practice, one or as many as are said', () => {
    assert.deepEqual(
      busyIn(
        event('UID:1', 'DTSTART;VALUE=DATE:20261128'),
        event('UID:2', 'DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261204'),
      ),
      ['2026-11-27T23:00 2026-11-28T23:00', '2026-11-30T23:00 2026-12-03T23:00'],
    );
  });

  it('repeat by the clock of their zone, without exceptions, with those that were moved here from beyond', () => {
    const paris = 'TZID=Europe/Paris';
    const weekly = [`DTSTART;${paris}:20261012T090000`, `DTEND;${paris}:20261012T100000`, 'RRULE:FREQ=WEEKLY'];
    assert.deepEqual(
      busyIn(
        event('UID:1', ...weekly, `EXDATE;${paris}:20261207T090000`),
        event(
          'UID:1',
          `RECURRENCE-ID;${paris}:20261214T090000`,
          `DTSTART;${paris}:20261215T110000`,
          `DTEND;${paris}:20261215T120000`,
        ),
        event(
          'UID:1',
          `RECURRENCE-ID;${paris}:20270301T090000`,
          `DTSTART;${paris}:20261216T110000`,
          `DTEND;${paris}:20261216T120000`,
        ),
        event(
          'UID:1',
          `RECURRENCE-ID;${paris}:20261130T090000`,
          'STATUS:CANCELLED',
          `DTSTART;${paris}:20261130T090000`,
          `DTEND;${paris}:20261130T100000`,
        ),
      ),
      ['2026-12-15T10:00 2026-12-15T11:00', '2026-12-16T10:00 2026-12-16T11:00'],
    );
  });

  it('follow the rules of a zone that only the file knows', () => {
    const zone = [
      ...['BEGIN:VTIMEZONE', 'TZID:Our office', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
      ...['TZOFFSETFROM:+0300', 'TZOFFSETTO:+0300', 'END:STANDARD', 'END:VTIMEZONE'],
    ].join('\r\n');
    assert.deepEqual(
      busyIn(
        zone,
        event('UID:1', 'DTSTART;TZID="Our office":20261127T120000', 'DTEND;TZID="Our office":20261127T130000'),
      ),
      ['2026-11-27T09:00 2026-11-27T10:00'],
    );
  });

  it('leave out what is cancelled, free, without length, imported from here, and what cannot be read', () => {
    const time = ['DTSTART:20261127T120000Z', 'DTEND:20261127T130000Z'];
    assert.deepEqual(
      busyIn(
        event('UID:1', ...time, 'STATUS:CANCELLED'),
        event('UID:2', ...time, 'TRANSP:TRANSPARENT'),
        event('UID:3', ...time, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'),
        event('UID:4', 'DTSTART:20261127T120000Z', 'DTEND:20261127T120000Z'),
        event('UID:0192a000-0000-7000-8000-0000000000c1@nimbia', ...time),
        event('UID:6', 'SUMMARY:no time at all'),
        event('UID:7', 'DTSTART:20261129T120000Z', 'DTEND:20261129T130000Z'),
      ),
      ['2026-11-29T12:00 2026-11-29T13:00'],
    );
  });

  it('that overlap are one, those that touch are two, and all are cut to the span', () => {
    assert.deepEqual(
      busyIn(
        event('UID:1', 'DTSTART:20261101T000000Z', 'DTEND:20261126T080000Z'),
        event('UID:2', 'DTSTART:20261127T090000Z', 'DTEND:20261127T110000Z'),
        event('UID:3', 'DTSTART:20261127T100000Z', 'DTEND:20261127T103000Z'),
        event('UID:4', 'DTSTART:20261127T110000Z', 'DTEND:20261127T120000Z'),
        event('UID:5', 'DTSTART:20271127T110000Z', 'DTEND:20271127T120000Z'),
      ),
      ['2026-11-26T00:00 2026-11-26T08:00', '2026-11-27T09:00 2026-11-27T11:00', '2026-11-27T11:00 2026-11-27T12:00'],
    );
  });

  it('come with the name of the calendar, and from several texts', () => {
    const one = calendar(event('UID:1', 'DTSTART:20261127T090000Z', 'DTEND:20261127T110000Z'));
    const two = calendar(event('UID:2', 'DTSTART:20261128T090000Z', 'DTEND:20261128T110000Z'));
    const { name, busy } = expandBusy([`\uFEFF${one}`, two], options);
    assert.deepEqual([name, busy.length], ['Personnel', 2]);
  });

  it('are refused when there are too many, or no calendar', () => {
    const often = event('UID:1', 'DTSTART:20261126T000000Z', 'DURATION:PT1M', 'RRULE:FREQ=MINUTELY;INTERVAL=2');
    assert.throws(() => expandBusy([calendar(often)], options), TooManyEvents);
    assert.throws(() => expandBusy(['BEGIN:VCARD\r\nEND:VCARD'], options));
  });
});

describe('the worker', () => {
  it('gives up on rules that never end, and says what is no calendar', async () => {
    const never = event(
      'UID:1',
      'DTSTART:20261126T000000Z',
      'DURATION:PT1M',
      'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    );
    const seconds = event('UID:2', 'DTSTART:19000101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY');
    await assert.rejects(expandInWorker({ texts: [calendar(never, seconds)], options }, 3000), { kind: 'too_large' });
    await assert.rejects(expandInWorker({ texts: ['<html>'], options }), { kind: 'not_calendar' });
    const { busy } = await expandInWorker({
      texts: [calendar(event('UID:1', 'DTSTART;VALUE=DATE:20261128'))],
      options,
    });
    assert.equal(busy.length, 1);
  });

  it('are two at once; when too many wait, the next is told to come back', async () => {
    const task = { texts: ['<html>'], options };
    const outcomes = await Promise.allSettled(Array.from({ length: 35 }, () => expandInWorker(task, 1)));
    const refused = outcomes.map((outcome) => outcome.status === 'rejected' && (outcome.reason as object));
    assert.ok(refused.slice(0, 34).every((reason) => reason instanceof CalendarFailure));
    assert.ok(refused[34] instanceof Problem);
    assert.equal(refused[34].status, 503);
  });
});
