import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { LanguageSwitch } from '../language-switch/language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

describe('ThemeSwitch and LanguageSwitch', () => {
  it('is labelled with its action, and requests the other theme', async () => {
    const handleChange = jest.fn();
    const labels = { toDarkLabel: 'Passer au thème sombre', toLightLabel: 'Passer au thème clair' };
    const { rerender } = render(<ThemeSwitch isDark={false} onChange={handleChange} {...labels} />);
    await userEvent.click(screen.getByRole('button', { name: 'Passer au thème sombre' }));
    expect(handleChange).toHaveBeenLastCalledWith(true);
    rerender(<ThemeSwitch isDark onChange={handleChange} {...labels} />);
    await userEvent.click(screen.getByRole('button', { name: 'Passer au thème clair' }));
    expect(handleChange).toHaveBeenLastCalledWith(false);
  });

  it('is toggled by Space and Enter, and keeps focus under its new label', async () => {
    const handleChange = jest.fn();
    const labels = { toDarkLabel: 'Sombre', toLightLabel: 'Clair' };
    const { rerender } = render(<ThemeSwitch isDark={false} onChange={handleChange} {...labels} />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    rerender(<ThemeSwitch isDark onChange={handleChange} {...labels} />);
    expect(screen.getByRole('button', { name: 'Clair' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(handleChange.mock.calls).toEqual([[true], [false]]);
  });

  it('is a plain link, in the name of the other language', async () => {
    const { container } = render(<LanguageSwitch href="/en/lawyers" lang="en" label="English" />);
    const link = screen.getByRole('link', { name: 'English' });
    expect(link).toHaveAttribute('hreflang', 'en');
    expect(link).toHaveAttribute('lang', 'en');
    expect(link).toHaveAttribute('href', '/en/lawyers');
    expect(await axe(container)).toHaveNoViolations();
  });
});
