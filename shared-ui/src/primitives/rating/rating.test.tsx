import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Rating } from './rating.tsx';

describe('Rating', () => {
  it('shows the number and the count, and announces them as one sentence', async () => {
    const { container } = render(<Rating value="4,6" count="(32)" label="4,6 sur 5, 32 avis" />);
    expect(screen.getByText('4,6').closest('[aria-hidden="true"]')).not.toBeNull();
    expect(screen.getByText('(32)').closest('[aria-hidden="true"]')).not.toBeNull();
    expect(screen.getByText('4,6 sur 5, 32 avis').closest('[aria-hidden="true"]')).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  });
});
