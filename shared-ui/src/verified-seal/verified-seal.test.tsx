import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { VerifiedSeal } from './verified-seal.tsx';

describe('VerifiedSeal', () => {
  it('says who checked, when, and the register number', async () => {
    const { container } = render(
      <VerifiedSeal
        variant="full"
        label="Vérifiée"
        details={[{ term: 'Contrôlé par', value: 'Nimbia, le 12 octobre 2026' }]}
      />,
    );
    expect(screen.getByRole('term')).toHaveTextContent('Contrôlé par');
    expect(screen.getByRole('definition')).toHaveTextContent('Nimbia, le 12 octobre 2026');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is read out when the glyph stands alone', () => {
    render(<VerifiedSeal variant="glyph" label="Vérifiée" />);
    expect(screen.getByText('Vérifiée')).toBeInTheDocument();
  });
});
