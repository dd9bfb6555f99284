import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { DateField } from './date-field.tsx';

function Dates({ error, min }: { readonly error?: string; readonly min?: string }) {
  const [date, setDate] = useState<string | null>('2026-11-23');
  return (
    <>
      <DateField
        label="Date"
        name="date"
        value={date}
        onChange={setDate}
        locale="fr-FR"
        openLabel="Ouvrir le calendrier"
        error={error}
        min={min}
      />
      <output>{date}</output>
    </>
  );
}

describe('DateField', () => {
  it('follows the date order of the language and is edited part by part', async () => {
    render(<Dates />);
    const parts = screen.getAllByRole('spinbutton');
    expect(parts.map((part) => part.textContent)).toEqual(['23', '11', '2026']);
    await userEvent.click(parts[0] as HTMLElement);
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByText('2026-11-24')).toBeInTheDocument();
  });

  it('opens a month that starts on Monday and disables days before the minimum', async () => {
    render(<Dates min="2026-11-20" />);
    await userEvent.click(screen.getByRole('button', { name: /Ouvrir le calendrier/ }));
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent(/^l/i);
    expect(within(dialog).getByRole('button', { name: /19 novembre/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(within(dialog).getByRole('button', { name: /26 novembre/ }));
    expect(screen.getByText('2026-11-26')).toBeInTheDocument();
  });

  it('shows its error', async () => {
    const { container } = render(<Dates error="Choisissez une date à venir" />);
    expect(screen.getByRole('group', { name: /Date/ })).toHaveAccessibleDescription(/Choisissez une date à venir/);
    expect(await axe(container)).toHaveNoViolations();
  });
});
