import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { LanguageSwitch } from './language-switch.tsx';

describe('LanguageSwitch', () => {
  it('is a plain link to the translated address, labelled and marked in its target language', async () => {
    const { container } = render(<LanguageSwitch href="/en/lawyers" lang="en" label="English" />);
    const link = screen.getByRole('link', { name: 'English' });
    expect(link).toHaveAttribute('href', '/en/lawyers');
    expect(link).toHaveAttribute('hreflang', 'en');
    expect(link).toHaveAttribute('lang', 'en');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('reports the choice before navigating, by keyboard too', async () => {
    const handleClick = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(<LanguageSwitch href="/lawyers" lang="fr" label="Français" onClick={handleClick} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(handleClick).toHaveBeenCalledTimes(1);
  });
});
