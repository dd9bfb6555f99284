import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Switch } from './switch.tsx';

describe('Switch', () => {
  it('is a switch toggled by click and Space', async () => {
    const handleChange = jest.fn();
    const { container } = render(
      <Switch isOn onChange={handleChange}>
        Je suis disponible maintenant
      </Switch>,
    );
    const toggle = screen.getByRole('switch', { name: 'Je suis disponible maintenant' });
    expect(toggle).toBeChecked();
    await userEvent.click(toggle);
    expect(handleChange).toHaveBeenLastCalledWith(false);
    toggle.focus();
    await userEvent.keyboard(' ');
    expect(handleChange).toHaveBeenCalledTimes(2);
    expect(await axe(container)).toHaveNoViolations();
  });
});
