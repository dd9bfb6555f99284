import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { atInstant, readInstant } from './other-time.ts';

describe('the instant of --at', () => {
  it('is in UTC, whatever the zone of the machine, unless it names a zone', () => {
    assert.equal(readInstant('2026-12-31T09:30').toISOString(), '2026-12-31T09:30:00.000Z');
    assert.equal(readInstant('2026-12-31T09:30:15').toISOString(), '2026-12-31T09:30:15.000Z');
    assert.equal(readInstant('2026-12-31T09:30+01:00').toISOString(), '2026-12-31T08:30:00.000Z');
  });

  it('is refused when it is none', () => {
    for (const text of ['', 'tomorrow', '31.12.2026', '2026-12-31', '2026-13-31T09:30', '+35d'])
      assert.throws(() => readInstant(text), RangeError, text);
  });

  it('becomes a shift of the clock, forth or back', () => {
    const now = Date.UTC(2026, 10, 26);
    const shift = (text: string) => atInstant('library.so', readInstant(text), now)['FAKETIME'];
    assert.equal(shift('2026-11-27T00:00'), '+86400');
    assert.equal(shift('2026-11-25T23:59'), '-60');
    assert.equal(shift('2026-11-26T00:00'), '+0');
  });
});
