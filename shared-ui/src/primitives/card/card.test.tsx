import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Card } from './card.tsx';

describe('Card', () => {
  it('is a region named by its heading, with the given background and padding', async () => {
    const { container } = render(
      <Card aria-labelledby="hours" ground="sunken" padding="roomy" className="wide">
        <h2 id="hours">Horaires</h2>
      </Card>,
    );
    const card = screen.getByRole('region', { name: 'Horaires' });
    expect(card).toHaveAttribute('data-ground', 'sunken');
    expect(card).toHaveAttribute('data-padding', 'roomy');
    expect(card).toHaveClass('wide');
    expect(await axe(container)).toHaveNoViolations();
  });
});
