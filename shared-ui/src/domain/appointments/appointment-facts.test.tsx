import { render, screen } from '@testing-library/react';
import { appointmentFixture } from '../../testing/appointment-fixture.ts';
import { appointmentViewFixture } from '../../testing/appointment-view-fixture.ts';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { AppointmentFacts } from './appointment-facts.tsx';

const facts = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']);

describe('AppointmentFacts', () => {
  it('names both parties, and the reason once there is one', () => {
    const view = appointmentViewFixture({ party: 'professional' });
    const { rerender } = render(withPlatform(<AppointmentFacts appointment={appointmentFixture()} view={view} />));
    const waiting = facts();
    expect(waiting.flat().join(' ')).toContain('Paul Etoundi');
    expect(waiting.flat().join(' ')).toContain('Aïssatou Mbarga');

    const cancelled = appointmentFixture({
      status: 'cancelled',
      changeReason: 'unavailable',
      changeNote: 'Audience avancée',
    });
    rerender(withPlatform(<AppointmentFacts appointment={cancelled} view={view} />));
    // The reason and the message differ; the call type is missing.
    expect(facts()).toHaveLength(waiting.length + 1);
    expect(screen.getByText('Audience avancée')).toBeVisible();
    expect(screen.getByText('Audience avancée')).toHaveAttribute('lang', '');
    expect(screen.getByText('Annulé')).toBeVisible();
  });

  it('loads a portrait from the API host', () => {
    const view = appointmentViewFixture({ party: 'client' });
    const { professional } = appointmentFixture();
    const appointment = appointmentFixture({ professional: { ...professional, profileImage: '/uploads/portrait' } });
    const { container } = render(withPlatform(<AppointmentFacts appointment={appointment} view={view} />));
    expect([...container.querySelectorAll('img')].map(({ src }) => src)).toEqual([
      'https://api.nimbia.test/uploads/portrait',
    ]);
  });
});
