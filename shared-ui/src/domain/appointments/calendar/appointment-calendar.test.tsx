import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { appointmentFixture } from '../../../testing/appointment-fixture.ts';
import { appointmentViewFixture } from '../../../testing/appointment-view-fixture.ts';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import type { CalendarRange } from '../../calendar/calendar-entry.ts';
import { AppointmentCalendar } from './appointment-calendar.tsx';

test('retrying requests the range that failed', async () => {
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
  await userEvent.click(screen.getByRole('button', { name: view.translate('calendar.next') }));
  const retry = await screen.findByRole('button', { name: view.translate('calendar.retry') });
  await userEvent.click(screen.getByRole('radio', { name: view.translate('calendar.dayGridWeek') }));
  isDown = false;
  await userEvent.click(retry);
  await waitFor(() => expect(ranges).toHaveLength(3));
  const [, month, week] = ranges.map(({ start, end }) => ({ start: Date.parse(start), end: Date.parse(end) }));
  expect(week!.end - week!.start).toBeLessThanOrEqual(7.1 * 86_400_000);
  expect(week!.start).toBeGreaterThanOrEqual(month!.start);
  expect(screen.getByRole('radio', { name: view.translate('calendar.dayGridWeek') })).toBeChecked();
  await waitFor(() => expect(retry).not.toBeInTheDocument());
  expect(handleError).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test('a proposed time is shown beside the agreed one, marked as proposed, and opens the appointment', async () => {
  const view = appointmentViewFixture();
  const morning = new Date().setHours(9, 0, 0, 0);
  const at = (days: number) => new Date(morning + days * 86_400_000).toISOString();
  const appointment = appointmentFixture({
    status: 'accepted',
    startsAt: at(0),
    endsAt: at(0.02),
    proposedStartsAt: at(1),
    proposedEndsAt: at(1.02),
    proposedBy: 'client',
  });
  const handleOpen = jest.fn();
  const load = () => Promise.resolve([appointment]);
  render(withPlatform(<AppointmentCalendar view={view} load={load} onOpen={handleOpen} onError={() => undefined} />));
  const proposed = await screen.findByText(/, Horaire proposé$/);
  expect(proposed.closest('.nimbia-proposed')?.querySelector('.fc-event-title')).toHaveTextContent(/^[^(]+$/);
  expect(screen.getByText('Horaire proposé')).toBeVisible();
  await userEvent.click(proposed);
  expect(handleOpen).toHaveBeenCalledWith(appointment.id);
});
