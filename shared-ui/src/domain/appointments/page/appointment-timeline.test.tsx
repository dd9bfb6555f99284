import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { AppointmentHistoryEntry } from 'shared-contracts/schemas/appointment';
import { appointmentFixture } from '../../../testing/appointment-fixture.ts';
import { appointmentViewFixture } from '../../../testing/appointment-view-fixture.ts';
import { AppointmentTimeline } from './appointment-timeline.tsx';

const entry = (change: Partial<AppointmentHistoryEntry>): AppointmentHistoryEntry => ({
  id: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e11',
  appointmentId: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e01',
  at: '2026-11-19T09:00:00.000Z',
  actorRole: 'client',
  transition: 'request',
  fromStatus: null,
  toStatus: 'waiting',
  changeReason: null,
  changeNote: null,
  startsAt: '2026-11-21T09:00:00.000Z',
  ...change,
});

describe('AppointmentTimeline', () => {
  it('lists every change, newest first: what, who, when and why; the reader is "you"', async () => {
    const rejected = entry({
      id: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e12',
      at: '2026-11-20T08:00:00.000Z',
      actorRole: 'professional',
      transition: 'reject',
      fromStatus: 'waiting',
      toStatus: 'rejected',
      changeNote: 'Hors de mon domaine',
    });
    const view = appointmentViewFixture();
    const { container } = render(
      <AppointmentTimeline appointment={appointmentFixture()} history={[entry({}), rejected]} view={view} />,
    );
    const items = screen.getAllByRole('listitem');
    expect(items).toHaveLength(2);
    expect(items[0]).toHaveTextContent(view.translate('timeline.reject'));
    expect(items[0]).toHaveTextContent(view.translate('actor.professional'));
    expect(items[0]).toHaveTextContent('Hors de mon domaine');
    expect(items[1]).toHaveTextContent(view.translate('actor.you'));
    expect(items[1]).toHaveTextContent('19 nov. 2026 à 10 h');
    expect(items[1]).toHaveTextContent(/Première consultation.*30\s?min.*15\s000\sFCFA/u);
    expect(items[0]).not.toHaveTextContent('Première consultation');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says that documents were asked for, and what became of them', () => {
    const view = appointmentViewFixture();
    const steps = ['ask', 'withdraw', 'send', 'remove', 'lack', 'have'].map((step, index) =>
      entry({
        id: `5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e2${index}`,
        transition: step === 'ask' ? 'ask_documents' : `${step}_document`,
        fromStatus: 'waiting',
      }),
    );
    render(<AppointmentTimeline appointment={appointmentFixture()} history={steps} view={view} />);
    const items = screen.getAllByRole('listitem');
    expect(items).toHaveLength(6);
    for (const item of items) expect(item).not.toHaveTextContent(view.translate('timeline.change'));
    expect(items[5]).toHaveTextContent('Demande de documents');
  });

  it('shows an empty state', () => {
    const view = appointmentViewFixture();
    render(<AppointmentTimeline appointment={appointmentFixture()} history={[]} view={view} />);
    expect(screen.getByText(view.translate('timeline.empty'))).toBeVisible();
  });
});
