import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { TextArea } from './text-area.tsx';

describe('TextArea', () => {
  it('wires the error of a text area', async () => {
    const { container } = render(<TextArea label="Motif" name="reason" error="Dites en quelques mots pourquoi" />);
    expect(screen.getByRole('textbox', { name: 'Motif' })).toHaveAccessibleDescription(
      'Dites en quelques mots pourquoi',
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('takes several lines and starts with the rows asked for', async () => {
    render(<TextArea label="Motif" name="reason" rows={6} maxLength={7} />);
    const area = screen.getByRole('textbox', { name: 'Motif' });
    await userEvent.type(area, 'un{Enter}deux de trop');
    expect(area).toHaveValue('un\ndeux');
    expect(area).toHaveAttribute('rows', '6');
  });
});
