import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { EmptyState } from './empty-state.tsx';

describe('EmptyState', () => {
  it('shows what, why, and one action', async () => {
    const { container } = render(
      <EmptyState title="Aucune demande" headingLevel={3} action={<a href="/pro/disponibilite">Ouvrir des créneaux</a>}>
        Les demandes de vos clients arrivent ici.
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'Aucune demande' })).toBeVisible();
    expect(screen.getByText('Les demandes de vos clients arrivent ici.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ouvrir des créneaux' })).toHaveAttribute('href', '/pro/disponibilite');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows the engraving only on a first visit', () => {
    const { container, rerender } = render(<EmptyState title="Aucun résultat" />);
    expect(container.querySelector('svg')).toBeNull();
    rerender(<EmptyState title="Bienvenue" isFirstRun />);
    expect(container.querySelector('svg')).not.toBeNull();
  });
});
