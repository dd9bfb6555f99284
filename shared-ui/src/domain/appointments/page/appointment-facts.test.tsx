import { render, screen } from '@testing-library/react';
import { appointmentFixture } from '../../../testing/appointment-fixture.ts';
import { appointmentViewFixture } from '../../../testing/appointment-view-fixture.ts';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { AppointmentFacts } from './appointment-facts.tsx';

const facts = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']);

describe('AppointmentFacts', () => {
  it('names the client to the professional, and the reason once there is one', () => {
    const hrefOfClient = (id: string) => `/pro/clients/${id}`;
    const view = { ...appointmentViewFixture({ party: 'professional' }), hrefOfClient };
    const { rerender } = render(withPlatform(<AppointmentFacts appointment={appointmentFixture()} view={view} />));
    const waiting = facts();
    expect(screen.getByRole('link', { name: 'Paul Etoundi' })).toHaveAttribute(
      'href',
      `/pro/clients/${appointmentFixture().clientId}`,
    );
    expect(waiting.flat().join(' ')).not.toContain('Aïssatou Mbarga');

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

  it('says what was booked and for how much, at the time of the request', () => {
    const view = appointmentViewFixture({ party: 'client' });
    const { rerender } = render(withPlatform(<AppointmentFacts appointment={appointmentFixture()} view={view} />));
    expect(facts().flat().join(' ')).toContain('Aïssatou Mbarga');
    expect(facts()).toContainEqual(['Consultation', 'Première consultation30\u00A0min15\u00A0000\u00A0FCFA']);
    const free = appointmentFixture({ feeKind: 'on_request', fee: null, currency: null });
    rerender(withPlatform(<AppointmentFacts appointment={free} view={view} />));
    expect(screen.getByText('Honoraires à convenir')).toBeVisible();
    const prepared = appointmentFixture({ preparationFr: 'Apportez votre bail.' });
    rerender(withPlatform(<AppointmentFacts appointment={prepared} view={view} />));
    expect(screen.getByText('Apportez votre bail.')).toBeVisible();
    rerender(withPlatform(<AppointmentFacts appointment={prepared} view={{ ...view, party: 'professional' }} />));
    expect(screen.queryByText('Apportez votre bail.')).not.toBeInTheDocument();
    const older = appointmentFixture({ consultationNameFr: null, consultationNameEn: null, feeKind: null });
    rerender(withPlatform(<AppointmentFacts appointment={older} view={view} />));
    expect(screen.queryByText('Consultation')).not.toBeInTheDocument();
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
