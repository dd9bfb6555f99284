import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { RadioCards } from './radio-cards.tsx';

const options = [
  { value: 'video', label: 'Visio', description: 'Dans votre navigateur' },
  { value: 'call', label: 'Téléphone' },
  { value: 'inPerson', label: 'Au cabinet', disabled: true },
];

describe('RadioCards', () => {
  it('is a named group in which arrow keys and clicks select one option', async () => {
    const handleChange = jest.fn((event: { target: { value: string } }) => event.target.value);
    render(<RadioCards legend="Type d’appel" name="callType" options={options} onChange={handleChange} />);
    expect(screen.getByRole('group', { name: 'Type d’appel' })).toBeInTheDocument();
    await userEvent.click(screen.getByText('Téléphone'));
    expect(handleChange).toHaveLastReturnedWith('call');
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('radio', { name: 'Visio' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Visio' })).toHaveAccessibleDescription('Dans votre navigateur');
    expect(screen.getByRole('radio', { name: 'Au cabinet' })).toBeDisabled();
  });

  it('follows a controlled value', async () => {
    render(<RadioCards legend="Type" name="t" options={options} value="call" onChange={() => undefined} />);
    await userEvent.click(screen.getByText('Visio'));
    expect(screen.getByRole('radio', { name: 'Téléphone' })).toBeChecked();
  });

  it('shows its error on the group', async () => {
    const { container } = render(
      <RadioCards legend="Type" name="t" options={options} error="Choisissez un type d’appel" />,
    );
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Choisissez un type d’appel');
    expect(await axe(container)).toHaveNoViolations();
  });
});
