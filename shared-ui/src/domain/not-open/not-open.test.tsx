import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { NotOpen } from './not-open.tsx';

describe('NotOpen', () => {
  it('shows the page name, that it is not open, what it will be, and alternatives', async () => {
    const { container } = render(
      <NotOpen
        title="Messages"
        state="Pas encore ouvert"
        text="Vous écrirez ici à vos clients."
        action={<a href="/">Accueil</a>}
      />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Pas encore ouvert' })).toBeVisible();
    expect(screen.getByText('Vous écrirez ici à vos clients.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Accueil' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });
});
