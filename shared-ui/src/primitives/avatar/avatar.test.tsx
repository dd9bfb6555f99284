import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar, initialsOf } from './avatar.tsx';

describe('Avatar', () => {
  it.each([
    ['Aïcha de la Tour', 'AT'],
    ['Me Ɛlɔnda Ŋgwa', 'ƐŊ'],
    ['Prince', 'P'],
    ['jean', 'J'],
  ])('derives initials from %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('falls back to initials when the portrait fails to load, and tries a new one', () => {
    const { container, rerender } = render(<Avatar name="Aïcha Mbarga" src="/a.jpg" />);
    const image = container.querySelector('img');
    expect(image).toHaveAttribute('alt', '');
    if (image) fireEvent.error(image);
    expect(screen.getByText('AM')).toBeInTheDocument();
    rerender(<Avatar name="Aïcha Mbarga" src="/b.jpg" />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/b.jpg');
  });

  it('is announced only on request', () => {
    const { rerender } = render(<Avatar name="Aïcha Mbarga" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    rerender(<Avatar name="Aïcha Mbarga" alt="Aïcha Mbarga" />);
    expect(screen.getByRole('img', { name: 'Aïcha Mbarga' })).toBeInTheDocument();
  });
});
