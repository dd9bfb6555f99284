import { render, screen } from '@testing-library/react';
import { Wordmark } from './wordmark.tsx';

describe('Wordmark', () => {
  it('names the link around it', () => {
    render(
      <a href="/">
        <Wordmark />
      </a>,
    );
    expect(screen.getByRole('link', { name: 'Nimbia' })).toBeInTheDocument();
  });
});
