import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';

const dialog = (changes: Partial<FormDialogProps> = {}) => (
  <FormDialog
    isOpen
    onClose={() => undefined}
    title="Fermer des jours"
    submitLabel="Enregistrer"
    cancelLabel="Annuler"
    onSubmit={() => undefined}
    {...changes}
  >
    <label>
      Motif <input id="reason" />
    </label>
  </FormDialog>
);

test('Enter in a field submits, once while pending', async () => {
  let finish: () => void = () => undefined;
  const handleSubmit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  render(dialog({ onSubmit: handleSubmit }));
  await userEvent.type(screen.getByLabelText('Motif'), 'Congé{Enter}{Enter}');
  expect(handleSubmit).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Enregistrer' })).toHaveAttribute('aria-busy', 'true');
  await act(async () => finish());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Enregistrer' })).not.toHaveAttribute('aria-busy'));
});

test('errors take focus at each submit, and link to their field', async () => {
  const problems = { title: 'Il y a un problème', items: [{ fieldId: 'reason', message: 'Saisissez un motif' }] };
  render(dialog({ problems }));
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(screen.getByRole('alert')).toHaveFocus();
  await userEvent.click(screen.getByLabelText('Motif'));
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
});

test('cancelling closes it and sends nothing', async () => {
  const [handleClose, handleSubmit] = [jest.fn(), jest.fn()];
  render(dialog({ onClose: handleClose, onSubmit: handleSubmit }));
  await userEvent.keyboard('{Escape}');
  expect(handleClose).toHaveBeenCalled();
  expect(handleSubmit).not.toHaveBeenCalled();
});
