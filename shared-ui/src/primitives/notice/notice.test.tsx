import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Notice } from './notice.tsx';

describe('Notice', () => {
  it('is assertive, polite or silent as specified', async () => {
    const { container, rerender } = render(
      <Notice tone="danger" title="Créneau pris" live="assertive">
        Choisissez-en un autre.
      </Notice>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Créneau pris');
    rerender(<Notice live="polite">Enregistré</Notice>);
    expect(screen.getByRole('status')).toHaveTextContent('Enregistré');
    rerender(<Notice>Les heures sont celles de Douala.</Notice>);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });
});
