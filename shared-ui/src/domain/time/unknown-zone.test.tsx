import { render, screen } from '@testing-library/react';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { appointmentFixture } from '../../testing/appointment-fixture.ts';
import { appointmentViewFixture } from '../../testing/appointment-view-fixture.ts';
import { forgetZone } from '../../testing/unknown-zone.ts';
import { calendarZone } from '../calendar/calendar-zone.ts';
import { AppointmentCard } from '../appointments/list/appointment-card.tsx';
import { formatTime, readerOf } from './format-time.ts';

beforeEach(forgetZone);
afterEach(() => jest.restoreAllMocks());

const noon = '2026-11-26T12:00:00.000Z';

test('a reader without a zone reads by the clocks of the practice, and without one by those of Cameroon', () => {
  expect(formatTime(noon, readerOf('en', { timeZone: 'America/Toronto' }))).toBe('07:00');
  expect(formatTime(noon, readerOf('en'))).toBe('13:00');
});

test('a card shows the practice’s time, and says so', () => {
  const fixture = appointmentFixture();
  const professional = { ...fixture.professional, city: 'Montréal', country: 'CA', timeZone: 'America/Toronto' };
  const appointment = { ...fixture, startsAt: noon, endsAt: '2026-11-26T12:30:00.000Z', professional };
  const view = appointmentViewFixture({ reader: readerOf('fr') });
  render(withPlatform(<AppointmentCard appointment={appointment} documents={[]} view={view} to="/" />));
  expect(screen.getByText('7 h – 7 h 30')).toBeVisible();
  expect(screen.getByText('(heure de Montréal)')).toBeVisible();
});

test('a calendar without a zone of its own has one all the same', () => {
  const zone = calendarZone(undefined);
  expect(zone.name).toBe('Africa/Douala');
  expect(zone.shown(noon)).toBe('2026-11-26T13:00:00Z');
  expect(zone.instant(new Date('2026-11-26T13:00:00Z'))).toBe(noon);
});
