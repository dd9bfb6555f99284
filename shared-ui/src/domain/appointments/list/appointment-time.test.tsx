import { render } from '@testing-library/react';
import { appointmentViewFixture } from '../../../testing/appointment-view-fixture.ts';
import { AppointmentTime } from './appointment-time.tsx';

const night = { startsAt: '2026-11-27T04:15:00.000Z', endsAt: '2026-11-27T04:45:00.000Z' };
const day = { startsAt: '2026-11-26T15:15:00.000Z', endsAt: '2026-11-26T15:45:00.000Z' };
const douala = { city: 'Douala', country: 'CM' };

test.each([
  ['fr', night, '23 h 15 – 23 h 45 (ven. 27 nov., 5 h 15 – 5 h 45, heure de Douala)'],
  ['en', night, '23:15–23:45 (Fri 27 Nov, 05:15–05:45, Douala time)'],
  ['fr', day, '10 h 15 – 10 h 45 (16 h 15 – 16 h 45, heure de Douala)'],
] as const)('the other’s day stands beside their time where it is another one: %s', (locale, times, words) => {
  const view = appointmentViewFixture({ reader: { locale, timeZone: 'America/Toronto' } });
  const { container } = render(<AppointmentTime {...times} otherZone="Africa/Douala" practice={douala} view={view} />);
  expect(container).toHaveTextContent(words);
});

test('a zone that is an offset is named by it', () => {
  const view = appointmentViewFixture({ party: 'professional' });
  const { container } = render(<AppointmentTime {...day} otherZone="Etc/GMT+5" view={view} />);
  expect(container).toHaveTextContent('16 h 15 – 16 h 45 (10 h 15 – 10 h 45, heure UTC\u22125)');
});
