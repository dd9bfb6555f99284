import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { VerifiedSeal } from './verified-seal.tsx';

describe('VerifiedSeal', () => {
  it('shows the register, the number, who verified it and when', async () => {
    const { container } = render(
      <VerifiedSeal
        variant="full"
        label="Vérifiée"
        lines={['Inscrite au barreau du Cameroun, n° CM-7807.', 'Contrôlé par Nimbia le 12 octobre 2026.']}
      />,
    );
    expect(screen.getByText('Inscrite au barreau du Cameroun, n° CM-7807.')).toBeVisible();
    expect(screen.getByText('Contrôlé par Nimbia le 12 octobre 2026.')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('has an accessible name when only the icon is shown', () => {
    render(<VerifiedSeal variant="glyph" label="Vérifiée" />);
    expect(screen.getByText('Vérifiée')).toBeInTheDocument();
  });
});
