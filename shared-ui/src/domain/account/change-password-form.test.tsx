import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChangePasswordForm } from './change-password-form.tsx';

const translate = (key: string, values?: Readonly<Record<string, string | number>>) =>
  key === 'summaryItem' ? `${values?.['field'] ?? ''}: ${values?.['message'] ?? ''}` : key;

function open() {
  const sent = jest.fn(() => Promise.resolve(null));
  render(<ChangePasswordForm translate={translate} errorText={(code) => code} onSubmit={sent} />);
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'submit' }));
  const said = () =>
    within(screen.getByRole('alert'))
      .getAllByRole('link')
      .map((link) => link.textContent);
  return { sent, submit, said };
}

test('an empty form lists every field', async () => {
  const { sent, submit, said } = open();
  await submit();
  expect(said()).toEqual(['required.currentPassword', 'required.password', 'required.passwordConfirmation']);
  expect(sent).not.toHaveBeenCalled();
});

test('a weak password and a wrong confirmation are reported together with the empty field', async () => {
  const { submit, said } = open();
  await userEvent.type(screen.getByLabelText('new'), 'abc');
  await userEvent.type(screen.getByLabelText('confirmation'), 'abd');
  await submit();
  expect(said()).toEqual(['required.currentPassword', 'PASSWORD_TOO_SHORT', 'PASSWORD_CONFIRMATION_MISMATCH']);
});

test('an API rejection is shown at its field, and an accepted change clears the form', async () => {
  const problem = { status: 422, code: 'CREDENTIALS_INVALID', errors: [] } as const;
  const sent = jest.fn().mockResolvedValueOnce(problem).mockResolvedValueOnce(null);
  render(<ChangePasswordForm translate={translate} errorText={(code) => code} onSubmit={sent} />);
  const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
  await type('current', 'Old-passw0rd!');
  await type('new', 'New-passw0rd!');
  await type('confirmation', 'New-passw0rd!');
  await userEvent.click(screen.getByRole('button', { name: 'submit' }));
  await waitFor(() => expect(screen.getByLabelText('current')).toHaveAccessibleDescription('wrong'));
  await userEvent.click(screen.getByRole('button', { name: 'submit' }));
  await waitFor(() => expect(screen.getByLabelText('current')).toHaveValue(''));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
