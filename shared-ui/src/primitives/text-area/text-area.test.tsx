import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { TextArea } from './text-area.tsx';

describe('TextArea', () => {
  it('associates the error with the text area', async () => {
    const { container } = render(<TextArea label="Motif" name="reason" error="Dites en quelques mots pourquoi" />);
    expect(screen.getByRole('textbox', { name: 'Motif' })).toHaveAccessibleDescription(
      'Dites en quelques mots pourquoi',
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is multi-line and starts with the given rows', async () => {
    render(<TextArea label="Motif" name="reason" rows={6} maxLength={7} />);
    const area = screen.getByRole('textbox', { name: 'Motif' });
    await userEvent.type(area, 'un{Enter}deux de trop');
    expect(area).toHaveValue('un\ndeux');
    expect(area).toHaveAttribute('rows', '6');
  });

  it('does not trap Tab, and is skipped while disabled', async () => {
    const page = (disabled: boolean) => (
      <>
        <TextArea label="Motif" name="reason" disabled={disabled} />
        <button type="button">Envoyer</button>
      </>
    );
    const { rerender } = render(page(false));
    await userEvent.tab();
    expect(screen.getByRole('textbox', { name: 'Motif' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByRole('textbox')).toHaveValue('');
    rerender(page(true));
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('textbox')).not.toHaveFocus();
  });
});
