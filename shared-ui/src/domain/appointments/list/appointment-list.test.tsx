import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { appointmentFixture } from '../../../testing/appointment-fixture.ts';
import { appointmentViewFixture } from '../../../testing/appointment-view-fixture.ts';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { AppointmentList } from './appointment-list.tsx';

const show = (...args: Parameters<typeof appointmentFixture>) =>
  render(
    withPlatform(
      <AppointmentList
        appointments={[appointmentFixture(...args)]}
        view={appointmentViewFixture()}
        hrefOf={({ id }) => `/user/rendez-vous/${id}`}
        actionsOf={({ id }) => <button type="button">{`agir sur ${id.slice(-2)}`}</button>}
        label="À venir"
        isBusy
      />,
    ),
  );

describe('AppointmentList', () => {
  it('shows time, other party, call type, reason and status, in the reader’s time zone', async () => {
    const { container } = show();
    expect(screen.getByRole('list', { name: 'À venir' })).toHaveAttribute('aria-busy', 'true');
    const card = screen.getByRole('article', { name: 'Aïssatou Mbarga' });
    expect(within(card).getByRole('link')).toHaveAttribute('href', expect.stringContaining('/user/rendez-vous/5f0c'));
    expect(card).toHaveTextContent('samedi 21 novembre 2026');
    expect(card).toHaveTextContent('10 h – 10 h 30');
    expect(card).toHaveTextContent('VisioconférencePremière consultation');
    expect(card).toHaveTextContent('En attente');
    expect(card).toHaveTextContent('A question about the lease of my shop');
    expect(within(card).getByRole('button', { name: 'agir sur 01' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows a proposed time separately from the time that is kept until it is answered', () => {
    show({
      status: 'accepted',
      proposedBy: 'professional',
      proposedStartsAt: '2026-11-24T14:00:00.000Z',
      proposedEndsAt: '2026-11-24T15:00:00.000Z',
      expiresAt: '2026-11-22T09:00:00.000Z',
    });
    const proposal = screen.getByText('mardi 24 novembre 2026').closest('div');
    expect(proposal).toHaveTextContent('15 h – 16 h');
    expect(proposal).toHaveTextContent(/Répondez au plus tard le .*les deux horaires restent réservés/);
    expect(screen.getByText('samedi 21 novembre 2026')).toBeVisible();
  });

  it('shows whose answer the reader’s own proposal awaits', () => {
    show({ status: 'accepted', proposedBy: 'client', proposedStartsAt: '2026-11-24T14:00:00.000Z' });
    expect(screen.getByText(/En attente.: Aïssatou Mbarga doit répondre/)).toBeVisible();
  });
});
