import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Select } from './select.tsx';

describe('Select', () => {
  it('offers the placeholder and the options, and reports the selection', async () => {
    const handleChange = jest.fn((event: { target: { value: string } }) => event.target.value);
    const options = [
      { value: 'lawyer', label: 'Avocat' },
      { value: 'notary', label: 'Notaire', disabled: true },
    ];
    const { container } = render(
      <Select label="Profession" name="profession" placeholder="Toutes" options={options} onChange={handleChange} />,
    );
    const select = screen.getByRole('combobox', { name: 'Profession' });
    expect(select).toHaveValue('');
    await userEvent.selectOptions(select, 'Avocat');
    expect(handleChange).toHaveLastReturnedWith('lawyer');
    expect(screen.getByRole('option', { name: 'Notaire' })).toBeDisabled();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is one tab stop, associated with its error, and none while disabled', async () => {
    const options = [{ value: 'lawyer', label: 'Avocat' }];
    const { rerender } = render(<Select label="Profession" name="profession" options={options} error="Choisissez" />);
    const select = screen.getByRole('combobox', { name: 'Profession' });
    expect(select).toBeInvalid();
    expect(select).toHaveAccessibleDescription('Choisissez');
    await userEvent.tab();
    expect(select).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
    rerender(<Select label="Profession" name="profession" options={options} disabled />);
    await userEvent.tab();
    expect(select).not.toHaveFocus();
  });
});
