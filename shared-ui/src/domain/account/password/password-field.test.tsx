import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { passwordRules, passwordStrength } from 'shared-contracts/schemas/password';
import { wrapTexts } from '../../../testing/wrap-texts.ts';
import { PasswordField } from './password-field.tsx';

const labels = { label: 'Mot de passe', showLabel: 'Afficher', hideLabel: 'Masquer' };
const strength = {
  measure: passwordStrength,
  levels: ['', 'Faible', 'Moyen', 'Bon', 'Très bon'] as const,
  metLabel: 'respecté',
  unmetLabel: 'pas encore',
  countMet: (met: number) => `${met} sur 5`,
  rules: passwordRules.map((rule) => ({ label: rule.code, holds: rule.holds })),
};

describe('PasswordField', () => {
  it('shows and hides the password', async () => {
    render(<PasswordField {...labels} name="password" />);
    const input = screen.getByLabelText('Mot de passe');
    await userEvent.type(input, 'secret');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Afficher' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('secret');
    await userEvent.click(screen.getByRole('button', { name: 'Masquer' }));
    expect(input).toHaveAttribute('type', 'password');
  });

  it('is toggled by keyboard, and keeps the input', async () => {
    render(<PasswordField {...labels} name="password" error="Veuillez remplir ce champ" />);
    await userEvent.tab();
    const input = screen.getByLabelText('Mot de passe');
    expect(input).toHaveFocus();
    expect(input).toHaveAccessibleDescription('Veuillez remplir ce champ');
    await userEvent.keyboard('secret');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Afficher' })).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(input).toHaveAttribute('type', 'text');
    await userEvent.keyboard('{Enter}');
    expect(input).toHaveAttribute('type', 'password');
    expect(input).toHaveValue('secret');
  });

  it('shows the strength of every letter on a page that is translated', async () => {
    const { container } = render(<PasswordField {...labels} name="password" strength={strength} />);
    for (const [letter, said] of [
      ['a', 'Faible, 1 sur 5'],
      ['B', 'Faible, 2 sur 5'],
    ] as const) {
      wrapTexts(container);
      await userEvent.type(screen.getByLabelText('Mot de passe'), letter);
      expect(screen.getByRole('status')).toHaveTextContent(said);
    }
    await userEvent.clear(screen.getByLabelText('Mot de passe'));
    expect(screen.getByRole('status')).toHaveTextContent(/^$/u);
  });

  it('shows the strength and ticks the rules that are met', async () => {
    const { container } = render(<PasswordField {...labels} name="password" strength={strength} />);
    await userEvent.type(screen.getByLabelText('Mot de passe'), 'Avocat-2');
    expect(screen.getByRole('status')).toHaveTextContent('Bon');
    expect(screen.getByRole('status')).toHaveTextContent('5 sur 5');
    const rules = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(rules).toHaveLength(5);
    expect(rules.every((rule) => rule.hasAttribute('data-holds'))).toBe(true);
    await userEvent.clear(screen.getByLabelText('Mot de passe'));
    await userEvent.type(screen.getByLabelText('Mot de passe'), 'avocat');
    expect(screen.getByRole('status')).toHaveTextContent('Faible');
    expect(rules.filter((rule) => rule.hasAttribute('data-holds'))).toHaveLength(1);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is described by its rules, and whether they are met', async () => {
    render(<PasswordField {...labels} name="password" strength={strength} error="Trop court" />);
    await userEvent.type(screen.getByLabelText('Mot de passe'), 'avocat');
    expect(screen.getByLabelText('Mot de passe')).toHaveAccessibleDescription(
      /PASSWORD_TOO_SHORT\s*, pas encore.*PASSWORD_NEEDS_LOWERCASE\s*, respecté.*Trop court$/u,
    );
  });
});
