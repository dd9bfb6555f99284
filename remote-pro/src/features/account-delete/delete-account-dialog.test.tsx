import { screen, waitFor } from '@testing-library/react';
import english from '../../locales/en/frame.json';
import { problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { showPage } from '../../testing/show-page.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

const open = (answer: FakeAnswer) =>
  showPage([{ path: '*', element: <DeleteAccountDialog isOpen onClose={() => undefined} /> }], '/', {
    'DELETE /auth/account': answer,
  });

test('the English text matches the specification', () => {
  expect(english.delete.text).toBe('Are you sure you want to delete your account? This action cannot be undone.');
});

test('nothing is deleted without a password', async () => {
  const { person, platform } = open(() => ({ data: {} }));
  await person.click(screen.getByRole('button', { name: 'Supprimer mon compte' }));
  const password = screen.getByLabelText('Votre mot de passe, pour confirmer');
  expect(await screen.findByRole('alert', { name: 'Il y a un problème' })).toHaveFocus();
  expect(password).toHaveAccessibleDescription('Saisissez votre mot de passe');
  await person.click(screen.getByRole('link', { name: 'Saisissez votre mot de passe' }));
  expect(password).toHaveFocus();
  expect(platform.http.calls).toHaveLength(0);
});

test('a wrong password is shown at the field and the session continues', async () => {
  const { person, platform } = open(() => {
    throw problemError('CREDENTIALS_INVALID', 422);
  });
  await person.type(screen.getByLabelText('Votre mot de passe, pour confirmer'), 'nope');
  await person.click(screen.getByRole('button', { name: 'Supprimer mon compte' }));
  expect(await screen.findByRole('alert')).toHaveFocus();
  expect(screen.getByLabelText('Votre mot de passe, pour confirmer')).toHaveAccessibleDescription(
    'Ce n’est pas votre mot de passe',
  );
  expect(platform.session.user).not.toBeNull();
});

test('the right password deletes the account and ends the session', async () => {
  const { person, platform } = open(() => ({ data: {} }));
  await person.type(screen.getByLabelText('Votre mot de passe, pour confirmer'), 'Avocat-2026!');
  await person.click(screen.getByRole('button', { name: 'Supprimer mon compte' }));
  await waitFor(() => expect(platform.session.user).toBeNull());
  expect(platform.http.calls[0]?.options.body).toEqual({ password: 'Avocat-2026!' });
});
