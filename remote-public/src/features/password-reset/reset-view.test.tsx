import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createStore } from 'jotai';
import { isInProgressToBookAtom } from 'shared-contracts/platform/persisted-state';
import { fakeHttp, problemError } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { strings } from '../../testing/strings.ts';
import { ResetView } from './reset-view.tsx';

const shell = {
  errors: {
    REQUIRED: 'Veuillez remplir ce champ',
    RATE_LIMITED: 'Trop de tentatives',
    PASSWORD_CONFIRMATION_MISMATCH: 'Ne correspondent pas',
    INVALID: 'x',
  },
};

function open(answers: Parameters<typeof fakeHttp>[0], at = '/reset-pw') {
  const platform = fakePlatform({ http: fakeHttp(answers) });
  const page = render(withPlatform(<ResetView />, { platform, strings: { ...strings, shell }, at }));
  return { ...page, platform, person: userEvent.setup() };
}
const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a link is requested by e-mail, and the response is the same whether or not the account exists', async () => {
  const { person, platform, container } = open({ 'POST /auth/forgot': () => ({ data: {} }) });
  expect(await axe(container)).toHaveNoViolations();
  await person.type(screen.getByLabelText('Adresse e-mail'), ' Awa@Nimbia.test ');
  await person.click(button('Envoyer le lien'));
  expect(await screen.findByRole('status')).toHaveTextContent('Si un compte a l’adresse awa@nimbia.test');
  expect(platform.http.calls[0]?.options.body).toEqual({ email: 'awa@nimbia.test' });
  expect(button('Indiquer une autre adresse')).toHaveFocus();
  await person.click(button('Indiquer une autre adresse'));
  expect(screen.getByLabelText('Adresse e-mail')).toHaveFocus();
  expect(screen.getByLabelText('Adresse e-mail')).toHaveValue('Awa@Nimbia.test');
});

test('an empty address is reported, and a rejection keeps the input', async () => {
  const { person, platform } = open({
    'POST /auth/forgot': () => {
      throw problemError('RATE_LIMITED', 429);
    },
  });
  await person.click(button('Envoyer le lien'));
  expect(await screen.findByRole('link', { name: 'Saisissez votre adresse e-mail' })).toBeVisible();
  expect(platform.http.calls).toHaveLength(0);
  await person.type(screen.getByLabelText('Adresse e-mail'), 'awa@nimbia.test');
  await person.click(button('Envoyer le lien'));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Trop de tentatives'));
  expect(screen.getByLabelText('Adresse e-mail')).toHaveValue('awa@nimbia.test');
});

test('the token in the link sets the password, and both sign-in pages are linked', async () => {
  const answers = { 'POST /auth/reset/check': () => ({ data: {} }), 'POST /auth/reset': () => ({ data: {} }) };
  const { person, platform, container } = open(answers, '/reset-pw#token=abc');
  expect(await axe(container)).toHaveNoViolations();
  await person.type(screen.getByLabelText('Nouveau mot de passe'), 'Avocat-2026!');
  await person.type(screen.getByLabelText('Confirmer le nouveau mot de passe'), 'Avocat-2027!');
  await person.click(button('Enregistrer le mot de passe'));
  expect(await screen.findByRole('link', { name: 'Ne correspondent pas' })).toBeVisible();
  await person.clear(screen.getByLabelText('Confirmer le nouveau mot de passe'));
  await person.type(screen.getByLabelText('Confirmer le nouveau mot de passe'), 'Avocat-2026!');
  await person.click(button('Enregistrer le mot de passe'));
  expect(await screen.findByRole('link', { name: 'Connexion client' })).toHaveAttribute('href', '/login-user');
  expect(screen.getByRole('link', { name: 'Connexion professionnelle' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(platform.http.calls.map(({ options }) => options.body)).toEqual([
    { token: 'abc' },
    { token: 'abc', password: 'Avocat-2026!', passwordConfirmation: 'Avocat-2026!' },
  ]);
});

const refuse = () => {
  throw problemError('RESET_INVALID', 422, { errors: [{ pointer: '/token', code: 'RESET_INVALID' }] });
};
const away = () => {
  throw problemError('UNAVAILABLE', 503);
};

test('a used link is reported on opening and offers a new one', async () => {
  const { person } = open({ 'POST /auth/reset/check': refuse }, '/reset-pw#token=used');
  expect(await screen.findByRole('alert')).toHaveTextContent('Ce lien n’est plus valable');
  expect(screen.getByRole('heading', { level: 1, name: 'Mot de passe oublié' })).toBeVisible();
  expect(screen.queryByLabelText('Nouveau mot de passe')).not.toBeInTheDocument();
  await person.click(screen.getByRole('link', { name: 'Demander un nouveau lien' }));
  expect(await screen.findByLabelText('Adresse e-mail')).toBeVisible();
});

test('when a link cannot be checked the form is shown, and a used link is reported on submit', async () => {
  const { person, platform } = open(
    { 'POST /auth/reset/check': away, 'POST /auth/reset': refuse },
    '/reset-pw#token=used',
  );
  await waitFor(() => expect(platform.http.calls).toHaveLength(1));
  await person.type(screen.getByLabelText('Nouveau mot de passe'), 'Avocat-2026!');
  await person.type(screen.getByLabelText('Confirmer le nouveau mot de passe'), 'Avocat-2026!');
  await person.click(button('Enregistrer le mot de passe'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Ce lien n’est plus valable');
});

test.each([
  ['/lawyers/booking/x', '/login-user?next=%2Flawyers%2Fbooking%2Fx'],
  ['/pro/pricing?plan=standard', '/login?next=%2Fpro%2Fpricing%3Fplan%3Dstandard'],
  ['//evil.example', '/login-user'],
])('the return path %s is kept through to sign-in', (next, door) => {
  open({}, `/reset-pw?${new URLSearchParams({ next }).toString()}`);
  expect(screen.getByRole('link', { name: 'Retour à la connexion' })).toHaveAttribute('href', door);
});

test.each([
  ['continues', 60_000, '/login-user?next=%2Flawyers%2Fbooking%2Fx%3Fstep%3Dreview'],
  ['is not resumed when expired', -60_000, '/login-user'],
])('after the new password, a booking in progress %s', (_, ahead, door) => {
  const store = createStore();
  const startsAt = new Date(Date.now() + ahead).toISOString();
  const path = '/lawyers/booking/x?step=review';
  store.set(isInProgressToBookAtom, { professionalId: 'x', path, startsAt, callType: 'video', reason: 'Bail' });
  render(withPlatform(<ResetView />, { store, strings, at: '/reset-pw?done=1' }));
  expect(screen.getByRole('link', { name: 'Connexion client' })).toHaveAttribute('href', door);
  expect(screen.getByRole('link', { name: 'Connexion professionnelle' })).toHaveAttribute('href', '/login');
});
