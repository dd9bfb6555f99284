import { appointmentFixture } from '../../../testing/appointment-fixture.ts';
import { busyWith } from './busy-with.ts';

const one = appointmentFixture();
const at = (from: string, to: string) => ({ start: `2026-11-21T${from}:00.000Z`, end: `2026-11-21T${to}:00.000Z` });

test('overlapping appointments that block time conflict; adjacent, finished and moved ones do not', () => {
  expect(busyWith([one], 'another', at('09:15', '09:45'))).toBe(one);
  expect(busyWith([one], 'another', at('08:00', '12:00'))).toBe(one);
  expect(busyWith([one], 'another', at('09:30', '10:00'))).toBeUndefined();
  expect(busyWith([one], 'another', at('08:30', '09:00'))).toBeUndefined();
  expect(busyWith([one], one.id, at('09:15', '09:45'))).toBeUndefined();
  expect(busyWith([appointmentFixture({ status: 'cancelled' })], 'another', at('09:15', '09:45'))).toBeUndefined();
});
