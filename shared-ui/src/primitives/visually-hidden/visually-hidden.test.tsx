import { render, screen } from '@testing-library/react';
import { VisuallyHidden } from './visually-hidden.tsx';

describe('VisuallyHidden', () => {
  it('names what is around it for whoever does not see it', () => {
    render(
      <button type="button">
        <VisuallyHidden>Fermer</VisuallyHidden>
      </button>,
    );
    expect(screen.getByRole('button', { name: 'Fermer' })).toBeInTheDocument();
  });
});
