import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeHttp, problemError } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { ChangePasswordForm } from './change-password-form.tsx';
import { ChangePasswordPage } from './change-password-page.tsx';

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

test('the page asks for the second step where it is on, then changes the password', async () => {
  let isProved = false;
  const http = fakeHttp({
    'POST /auth/change-password': () => {
      if (isProved) return {};
      throw problemError('SECOND_STEP_REQUIRED', 403, { details: { token: 't', methods: ['code', 'recovery'] } });
    },
    'POST /auth/second-step/prove': () => {
      isProved = true;
      return { data: {} };
    },
  });
  const platform = fakePlatform({ http });
  render(withPlatform(<ChangePasswordPage translate={translate} />, { platform, strings: { shell: {} } }));
  const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
  await type('current', 'Old-passw0rd!');
  await type('new', 'New-passw0rd!');
  await type('confirmation', 'New-passw0rd!');
  await userEvent.click(screen.getByRole('button', { name: 'submit' }));
  await userEvent.type(await screen.findByLabelText('Code de votre application'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
  await waitFor(() => expect(platform.toasts.at(-1)?.text).toBe('done'));
  expect(http.calls.map(({ path }) => path)).toEqual([
    '/auth/change-password',
    '/auth/second-step/prove',
    '/auth/change-password',
  ]);
});
