import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { appointmentViewFixture } from 'shared-contracts/testing/appointment-view-fixture';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import type { CalendarRange } from '../calendar/calendar-entry.ts';
import { AppointmentCalendar } from './appointment-calendar.tsx';

test('trying again asks for the range that failed, where the person stands', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const view = appointmentViewFixture();
  const ranges: CalendarRange[] = [];
  let isDown = false;
  const load = (range: CalendarRange) => {
    ranges.push(range);
    return isDown ? Promise.reject(new Error('down')) : Promise.resolve([]);
  };
  const handleError = jest.fn();
  render(withPlatform(<AppointmentCalendar view={view} load={load} onOpen={() => undefined} onError={handleError} />));
  await waitFor(() => expect(ranges).toHaveLength(1));
  isDown = true;
  await userEvent.click(screen.getByRole('button', { name: view.words('calendar.next') }));
  const retry = await screen.findByRole('button', { name: view.words('calendar.retry') });
  await userEvent.click(screen.getByRole('radio', { name: view.words('calendar.dayGridWeek') }));
  isDown = false;
  await userEvent.click(retry);
  await waitFor(() => expect(ranges).toHaveLength(3));
  const [, month, week] = ranges.map(({ start, end }) => ({ start: Date.parse(start), end: Date.parse(end) }));
  expect(week!.end - week!.start).toBeLessThanOrEqual(7.1 * 86_400_000);
  expect(week!.start).toBeGreaterThanOrEqual(month!.start);
  expect(screen.getByRole('radio', { name: view.words('calendar.dayGridWeek') })).toBeChecked();
  await waitFor(() => expect(retry).not.toBeInTheDocument());
  expect(handleError).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
