import { appointmentFixture } from 'shared-ui/testing/appointment-fixture.ts';
import { bufferEntries } from './buffer-entries.ts';

const ends = '2026-11-21T09:30:00.000Z';
const proposed = { proposedStartsAt: '2026-11-22T09:00:00.000Z', proposedEndsAt: '2026-11-22T10:00:00.000Z' };
const times = (...asked: Parameters<typeof bufferEntries>) =>
  bufferEntries(...asked).map(({ start, end }) => [start, end]);

test('time is kept free after an appointment and after a proposed time, while they hold it', () => {
  const after = [ends, '2026-11-21T09:45:00.000Z'];
  expect(times(appointmentFixture({ endsAt: ends }), 15)).toEqual([after]);
  expect(times(appointmentFixture({ endsAt: ends, status: 'accepted', ...proposed }), 15)).toEqual([
    after,
    ['2026-11-22T10:00:00.000Z', '2026-11-22T10:15:00.000Z'],
  ]);
  expect(times(appointmentFixture({ status: 'cancelled' }), 15)).toEqual([]);
  expect(times(appointmentFixture(), 0)).toEqual([]);
});
