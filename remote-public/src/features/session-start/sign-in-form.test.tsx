import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createStore } from 'jotai';
import { userAtom } from 'shared-contracts/platform/persisted-state';
import { fakeHttp, problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { clientUser, operatorUser, sessionAnswerOf } from 'shared-contracts/testing/session-users';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { strings } from '../../testing/strings.ts';
import { SignInView } from './sign-in-view.tsx';

const words = {
  ...strings,
  shell: {
    errors: {
      CREDENTIALS_INVALID: 'E-mail ou mot de passe incorrect',
      REQUIRED: 'Veuillez remplir ce champ',
      INVALID: 'x',
    },
  },
};

function open(
  answer: () => unknown,
  at = '/login-user?next=/lawyers/booking/x',
  more: Readonly<Record<string, FakeAnswer>> = {},
) {
  const platform = fakePlatform({ http: fakeHttp({ 'POST /auth/login': answer, ...more }) });
  const page = render(withPlatform(<SignInView accountKind="client" />, { platform, strings: words, at }));
  return { ...page, platform, person: userEvent.setup() };
}

async function fill(person: ReturnType<typeof userEvent.setup>) {
  await person.type(screen.getByLabelText('Adresse e-mail'), ' Client@Nimbia.test ');
  await person.type(screen.getByLabelText('Mot de passe'), 'Client-2026!');
  await person.click(screen.getByRole('button', { name: 'Se connecter' }));
}

/** The return path as a query parameter. */
const back = '?next=%2Flawyers%2Fbooking%2Fx';
/** The query of the link to a page. */
const wayTo = (path: string) =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.split('?') ?? [])
    .flatMap(([target, query]) => (target === path ? [query === undefined ? '' : `?${query}`] : []))[0];

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('valid credentials start a session', async () => {
  const { person, platform, container } = open(() => ({ data: sessionAnswerOf(clientUser) }));
  expect(await axe(container)).toHaveNoViolations();
  await fill(person);
  await waitFor(() => expect(platform.session.user?.id).toBe(clientUser.id));
  expect(platform.http.calls[0]?.options.body).toEqual({
    email: 'client@nimbia.test',
    password: 'Client-2026!',
    role: 'client',
  });
});

test.each([
  ['/lawyers/booking/x?slot=y', 'Votre demande de rendez-vous vous attend : connectez-vous pour l’envoyer.'],
  ['/lawyers/booking/x?done=y', 'Connectez-vous pour voir cette demande de rendez-vous.'],
])('a user coming from %s sees why to sign in', (next, text) => {
  open(() => ({}), `/login-user?${new URLSearchParams({ next }).toString()}`);
  expect(screen.getByText(text)).toBeVisible();
});

test('wrong credentials are shown in a focused error summary and the e-mail is kept', async () => {
  const { person } = open(() => {
    throw problemError('CREDENTIALS_INVALID', 401);
  });
  await fill(person);
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('E-mail ou mot de passe incorrect');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(screen.getByLabelText('Adresse e-mail')).toHaveValue('Client@Nimbia.test');
});

test('a professional on the client sign-in page gets a link to theirs', async () => {
  const { person } = open(() => {
    throw problemError('WRONG_ROLE', 403, { details: { role: 'professional' } });
  });
  await fill(person);
  expect(await screen.findByRole('link', { name: 'Aller à la connexion professionnelle' })).toHaveAttribute(
    'href',
    `/login${back}`,
  );
});

test('every link of a sign-in page keeps the return path, except to the other role’s sign-in when it is in this role’s area', () => {
  open(() => undefined);
  expect(wayTo('/login')).toBe(back);
  expect(wayTo('/inscription-user')).toBe(back);
  expect(wayTo('/reset-pw')).toBe(back);
  cleanup();
  open(() => undefined, '/login-user?next=/user/avis');
  expect(wayTo('/login')).toBe('');
  expect(wayTo('/reset-pw')).toBe('?next=%2Fuser%2Favis');
  cleanup();
  open(() => undefined, '/login-user?next=//evil.example');
  expect(['/login', '/inscription-user', '/reset-pw'].map(wayTo)).toEqual(['', '', '']);
});

test('empty fields are listed in the summary and nothing is sent', async () => {
  const { person, platform } = open(() => undefined);
  await person.click(screen.getByRole('button', { name: 'Se connecter' }));
  expect(await screen.findByRole('link', { name: 'Saisissez votre adresse e-mail' })).toBeVisible();
  expect(platform.http.calls).toHaveLength(0);
});

test('an operator, who has no area, sees so instead of the form, and can sign out', async () => {
  const platform = fakePlatform({
    http: fakeHttp({ 'POST /auth/login': () => ({ data: sessionAnswerOf(operatorUser) }) }),
  });
  const store = createStore();
  const at = '/login?next=/pro/rendez-vous';
  const { container } = render(
    withPlatform(<SignInView accountKind="professional" />, { platform, store, strings: words, at }),
  );
  const person = userEvent.setup();
  await fill(person);
  await waitFor(() => expect(platform.session.user).toEqual(operatorUser));
  act(() => store.set(userAtom, operatorUser)); // as the shell's session does
  expect(screen.getByRole('heading', { name: 'Compte opérateur' })).toBeVisible();
  expect(screen.getByText(/operator@nimbia\.test/u)).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/');
  expect(await axe(container)).toHaveNoViolations();
  await person.click(screen.getByRole('button', { name: 'Se déconnecter' }));
  expect(platform.session.user).toBeNull();
});

test('an operator continues to a return path outside the areas', () => {
  const store = createStore();
  store.set(userAtom, operatorUser);
  const at = '/login?next=/blog';
  render(withPlatform(<SignInView accountKind="professional" />, { store, strings: words, at }));
  expect(screen.getByRole('link', { name: 'Continuer' })).toHaveAttribute('href', '/blog');
});

describe('an account with a second step', () => {
  const asks = () => {
    throw problemError('SECOND_STEP_REQUIRED', 403, { details: { token: 't', methods: ['code', 'recovery'] } });
  };

  test('is asked for a code after the password, with the wrong one said at its field', async () => {
    let count = 0;
    const { person, platform, container } = open(asks, undefined, {
      'POST /auth/second-step': () => {
        count += 1;
        if (count === 1) throw problemError('SECOND_STEP_INVALID', 422);
        return { data: sessionAnswerOf(clientUser) };
      },
    });
    await fill(person);
    const code = await screen.findByLabelText('Code de votre application');
    await waitFor(() => expect(code).toHaveFocus());
    expect(await axe(container)).toHaveNoViolations();
    await person.type(code, '000000{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(code).toHaveAccessibleDescription(/Ce code n’est pas valable/u);
    await person.clear(code);
    await person.type(code, '123456{Enter}');
    await waitFor(() => expect(platform.session.user?.id).toBe(clientUser.id));
    expect(platform.http.calls.at(-1)?.options.body).toEqual({ token: 't', proof: { method: 'code', code: '123456' } });
  });

  test('may use a recovery code, and is back at the password when its time is over', async () => {
    const { person } = open(asks, undefined, {
      'POST /auth/second-step': () => {
        throw problemError('TOKEN_EXPIRED', 403);
      },
    });
    await fill(person);
    await person.click(await screen.findByRole('button', { name: 'Saisir un code de secours' }));
    await person.type(screen.getByLabelText('Code de secours'), 'abcde-12345{Enter}');
    expect(await screen.findByText(/^Trop de temps ou d’essais/u)).toBeVisible();
    expect(screen.getByLabelText('Adresse e-mail')).toHaveValue('Client@Nimbia.test');
  });
});
