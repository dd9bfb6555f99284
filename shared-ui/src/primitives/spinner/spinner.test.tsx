import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Spinner } from './spinner.tsx';

describe('Spinner', () => {
  it('announces once what is loading', async () => {
    const { container } = render(<Spinner label="Chargement des créneaux" size="large" />);
    expect(screen.getByRole('status')).toHaveTextContent('Chargement des créneaux');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('without a label is decorative', () => {
    const { container } = render(<Spinner />);
    expect(screen.queryByRole('status')).toBeNull();
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
});
