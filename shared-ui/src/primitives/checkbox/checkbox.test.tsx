import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Checkbox } from './checkbox.tsx';

describe('Checkbox', () => {
  it('is toggled by its label and by Space', async () => {
    render(<Checkbox label="J’accepte" name="terms" />);
    const box = screen.getByRole('checkbox', { name: 'J’accepte' });
    await userEvent.click(screen.getByText('J’accepte'));
    expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(' ');
    expect(box).not.toBeChecked();
  });

  it('shows its error', async () => {
    const { container } = render(<Checkbox label="J’accepte" name="terms" error="Acceptez les conditions" />);
    expect(screen.getByRole('checkbox')).toBeInvalid();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Acceptez les conditions');
    expect(await axe(container)).toHaveNoViolations();
  });
});
