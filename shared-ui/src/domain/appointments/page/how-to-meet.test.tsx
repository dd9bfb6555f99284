import { cleanup, render, screen } from '@testing-library/react';
import type { AppointmentView } from '../appointment-view.ts';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { appointmentFixture } from '../../../testing/appointment-fixture.ts';
import { appointmentViewFixture } from '../../../testing/appointment-view-fixture.ts';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { AppointmentFacts } from './appointment-facts.tsx';

const fixture = appointmentFixture();

const opensAt = Date.parse(fixture.startsAt) - 15 * 60_000;

function meeting(change: Partial<Appointment>, party: AppointmentView['party'] = 'client', now?: number) {
  const view = appointmentViewFixture({ party, ...(now !== undefined && { now }) });
  render(withPlatform(<AppointmentFacts appointment={appointmentFixture(change)} view={view} />));
  return screen.queryByText('Le moment venu')?.nextElementSibling;
}

test('a video call: the link or the room, once it is accepted', () => {
  expect(meeting({ callType: 'video', meetingProvider: 'link' })).toHaveTextContent(/^Le lien de la visioconférence/u);
  cleanup();
  expect(meeting({ callType: 'video', meetingProvider: 'built_in' })).toHaveTextContent(
    /^Vous vous retrouverez dans la salle de Nimbia/u,
  );
  cleanup();
  meeting({ callType: 'video', status: 'accepted', videoLink: 'https://video.test/room' });
  const link = screen.getByRole('link', { name: 'Rejoindre la visioconférence' });
  expect(link).toHaveAttribute('href', 'https://video.test/room');
  cleanup();
  const accepted = { id: 'a1', callType: 'video', status: 'accepted' } as const;
  meeting(accepted, 'client', opensAt - 1);
  expect(screen.getByRole('link', { name: /^La salle ouvre le 21 nov\. 2026 à 9\sh\s45$/u })).toHaveAttribute(
    'href',
    '/alt-zoom?appointment=a1',
  );
  cleanup();
  meeting(accepted, 'client', opensAt);
  expect(screen.getByRole('link', { name: 'Rejoindre la visioconférence' })).toHaveAttribute(
    'href',
    '/alt-zoom?appointment=a1',
  );
});

test('in person: the address of the practice, or its city where the address is unknown', () => {
  const { professional } = fixture;
  const at = { ...professional, address: '12 rue Joss, Douala', city: 'Douala' };
  expect(meeting({ callType: 'in_person', professional: at })).toHaveTextContent('Au cabinet : 12 rue Joss, Douala.');
  cleanup();
  const cityAlone = { ...professional, address: null, city: 'Douala' };
  expect(meeting({ callType: 'in_person', professional: cityAlone })).toHaveTextContent('Au cabinet : Douala.');
});

test('in person: the client gets the way there, on a map that a tap opens, and reads what to bring', () => {
  const { professional } = fixture;
  const address = '12 rue Joss';
  const preparationFr = 'Votre bail.';
  const placed = { ...professional, address, city: 'Douala', latitude: 4.05, longitude: 9.7 };
  meeting({ callType: 'in_person', professional: placed, preparationFr });
  const way = screen.getByRole('link', { name: 'Itinéraire (OpenStreetMap)' });
  expect(way).toHaveAttribute('href', 'https://www.openstreetmap.org/directions?to=4.05%2C9.7');
  expect(way).toHaveAttribute('rel', expect.stringContaining('noreferrer'));
  expect(screen.getByText('À apporter').nextElementSibling).toHaveTextContent('Votre bail.');
  cleanup();
  meeting({ callType: 'in_person', professional: { ...professional, address, city: 'Douala' } });
  expect(screen.getByRole('link', { name: /^Itinéraire/u })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/directions?to=12+rue+Joss+Douala',
  );
  cleanup();
  meeting({ callType: 'in_person', professional: placed, preparationFr }, 'professional');
  expect(screen.queryByRole('link', { name: /^Itinéraire/u })).not.toBeInTheDocument();
  expect(screen.queryByText('À apporter')).not.toBeInTheDocument();
  cleanup();
  meeting({ callType: 'video', preparationFr });
  expect(screen.getByText('À préparer').nextElementSibling).toHaveTextContent('Votre bail.');
});

test('a phone call: the client waits to be called, or joins the room once it is accepted', () => {
  expect(meeting({ callType: 'call' })).toHaveTextContent('Le professionnel vous appelle');
  expect(screen.queryByRole('link', { name: /salle/u })).not.toBeInTheDocument();
  cleanup();
  meeting({ id: 'a1', callType: 'call', status: 'accepted' });
  expect(screen.getByRole('link', { name: /salle/u })).toHaveAttribute('href', '/alt-zoom?appointment=a1');
});

test('a phone call: the professional sees the number once it is accepted', () => {
  const client = { ...fixture.client, phone: '+237 6 99 00 00 00' };
  const how = meeting({ id: 'a1', callType: 'call', status: 'accepted', client }, 'professional');
  expect(how).toHaveTextContent('au +237 6 99 00 00 00. Ou retrouvez-vous dans la salle');
  expect(screen.getByRole('link', { name: '+237 6 99 00 00 00' })).toHaveAttribute('href', 'tel:+237699000000');
});

test('before acceptance the number is hidden, and announced', () => {
  expect(meeting({ callType: 'call' }, 'professional')).toHaveTextContent('une fois la demande acceptée');
});

test.each([
  ['is cancelled', { status: 'cancelled' }],
  ['is over', { status: 'accepted', startsAt: '2026-11-19T09:00:00.000Z', endsAt: '2026-11-19T09:30:00.000Z' }],
] as const)('shows nothing for an appointment that %s', (_, change) => {
  expect(meeting(change)).toBeUndefined();
});
