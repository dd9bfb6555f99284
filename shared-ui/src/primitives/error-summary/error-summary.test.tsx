import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Field } from '../field/field.tsx';
import { RadioCards } from '../radio-cards/radio-cards.tsx';
import { ErrorSummary } from './error-summary.tsx';

const errors = [
  { fieldId: 'email', message: 'Saisissez une adresse e-mail' },
  { fieldId: 'callType', message: 'Choisissez un type d’appel' },
  { message: 'Le service ne répond pas' },
];

function form(focusKey: number, shown = errors) {
  return (
    <>
      <ErrorSummary title="Il y a un problème" errors={shown} focusKey={focusKey} />
      <Field label="E-mail" name="email" />
      <RadioCards legend="Type" name="callType" options={[{ value: 'video', label: 'Visio' }]} />
    </>
  );
}

describe('ErrorSummary', () => {
  it('takes focus when it appears and again at each failed submit', () => {
    const { rerender } = render(form(0, []));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    rerender(form(1));
    expect(screen.getByRole('alert', { name: 'Il y a un problème' })).toHaveFocus();
    screen.getByLabelText('E-mail').focus();
    rerender(form(1));
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
    rerender(form(2));
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('links an entry to its field or group', async () => {
    const { container } = render(form(1));
    await userEvent.click(screen.getByRole('link', { name: 'Saisissez une adresse e-mail' }));
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Choisissez un type d’appel' }));
    expect(screen.getByRole('radio', { name: 'Visio' })).toHaveFocus();
    expect(screen.getByText('Le service ne répond pas').closest('a')).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('by keyboard, Tab moves from the summary to its first entry and Enter on to the field', async () => {
    render(form(1));
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Saisissez une adresse e-mail' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('radio', { name: 'Visio' })).toHaveFocus();
  });
});
