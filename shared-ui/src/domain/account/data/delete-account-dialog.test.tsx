import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeHttp, problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { clientUser } from 'shared-contracts/testing/session-users';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import english from '../../../locales/en/confirmation.json';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

const translate = (key: string, _values?: object) => key;

const open = (answer: FakeAnswer) => {
  const platform = fakePlatform({ http: fakeHttp({ 'DELETE /auth/account': answer }), user: clientUser });
  const page = <DeleteAccountDialog translate={translate} onClose={() => undefined} />;
  const shown = render(withPlatform(page, { platform, strings: {}, at: '/' }));
  return { ...shown, platform, person: userEvent.setup() };
};

test('the English text matches the specification', () => {
  expect(english.delete.text).toBe('Are you sure you want to delete your account? This action cannot be undone.');
});

test('nothing is deleted without a password', async () => {
  const { person, platform } = open(() => ({ data: {} }));
  expect(screen.getByText('delete.text')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'delete.submit' }));
  const password = screen.getByLabelText('password');
  await waitFor(() => expect(screen.getByRole('alert', { name: 'problem' })).toHaveFocus());
  expect(password).toHaveAccessibleDescription('required');
  await person.click(screen.getByRole('link', { name: 'required' }));
  expect(password).toHaveFocus();
  expect(platform.http.calls).toHaveLength(0);
});

test('a wrong password is shown at the field and the session continues', async () => {
  const { person, platform } = open(() => {
    throw problemError('CREDENTIALS_INVALID', 422);
  });
  await person.type(screen.getByLabelText('password'), 'nope');
  await person.click(screen.getByRole('button', { name: 'delete.submit' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(screen.getByLabelText('password')).toHaveAccessibleDescription('wrong');
  expect(platform.session.user).not.toBeNull();
});

test('the right password deletes the account and ends the session', async () => {
  const { person, platform } = open(() => ({ data: {} }));
  await person.type(screen.getByLabelText('password'), 'Avocat-2026!');
  await person.click(screen.getByRole('button', { name: 'delete.submit' }));
  await waitFor(() => expect(platform.session.user).toBeNull());
  expect(platform.http.calls[0]?.options.body).toEqual({ password: 'Avocat-2026!' });
});
