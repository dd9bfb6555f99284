import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Stepper } from '../stepper/stepper.tsx';
import { SummaryList } from '../summary-list/summary-list.tsx';
import { Timeline } from './timeline.tsx';

describe('Timeline, SummaryList, Stepper and EmptyState', () => {
  it('lists events with their time', async () => {
    const { container } = render(
      <Timeline
        label="Historique"
        items={[
          { id: '1', title: 'Acceptée', at: '2026-11-20T10:00:00.000Z', time: '20 nov., 11:00', tone: 'success' },
        ]}
      />,
    );
    const item = within(screen.getByRole('list', { name: 'Historique' })).getByRole('listitem');
    expect(item).toHaveTextContent('Acceptée');
    expect(within(item).getByText('20 nov., 11:00')).toHaveAttribute('datetime', '2026-11-20T10:00:00.000Z');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('pairs terms and values', async () => {
    const { container } = render(
      <SummaryList rows={[{ term: 'Type', value: 'Visio', action: <button type="button">Changer</button> }]} />,
    );
    expect(screen.getByRole('term')).toHaveTextContent('Type');
    expect(screen.getAllByRole('definition')[0]).toHaveTextContent('Visio');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('marks the current step and the completed ones', async () => {
    const { container } = render(
      <Stepper
        label="Étapes"
        current="slot"
        doneLabel="terminé"
        steps={[
          { id: 'type', label: 'Type' },
          { id: 'slot', label: 'Créneau' },
          { id: 'end', label: 'Fin' },
        ]}
      />,
    );
    const [first, second, third] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Type, terminé');
    expect(second).toHaveAttribute('aria-current', 'step');
    expect(third).not.toHaveTextContent('terminé');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows what, why and one action; the engraving is decorative', async () => {
    const { container } = render(
      <EmptyState isFirstRun title="Pas encore de rendez-vous" action={<button type="button">Chercher</button>}>
        Ils s’afficheront ici.
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Pas encore de rendez-vous' })).toBeInTheDocument();
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(await axe(container)).toHaveNoViolations();
  });
});
