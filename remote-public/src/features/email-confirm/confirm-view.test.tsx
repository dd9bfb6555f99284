import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createStore } from 'jotai';
import { isInProgressToBookAtom, userAtom } from 'shared-contracts/platform/persisted-state';
import { fakeHttp, problemError } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { clientUser } from 'shared-contracts/testing/session-users';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { strings } from '../../testing/strings.ts';
import { ConfirmView } from './confirm-view.tsx';

const shell = { errors: { UNAVAILABLE: 'Injoignable' } };
const path = '/lawyers/booking/x?step=review';

function open(answer: () => unknown = () => ({ data: {} }), store = createStore()) {
  const platform = fakePlatform({ http: fakeHttp({ 'POST /auth/confirm': answer }) });
  const page = render(
    withPlatform(<ConfirmView token="abc" />, {
      platform,
      store,
      strings: { ...strings, shell },
      at: '/inscription-user',
    }),
  );
  return { ...page, platform, person: userEvent.setup() };
}
const press = (person: ReturnType<typeof userEvent.setup>) =>
  person.click(screen.getByRole('button', { name: 'Confirmer cette adresse' }));

afterEach(() => localStorage.clear());

test('opening the link confirms nothing; the button sends the token, and a signed-out user signs in', async () => {
  const { person, platform, container } = open();
  expect(await axe(container)).toHaveNoViolations();
  expect(platform.http.calls).toHaveLength(0);
  await press(person);
  expect(await screen.findByRole('heading', { name: 'Votre adresse est confirmée' })).toBeVisible();
  expect(platform.http.calls[0]?.options.body).toEqual({ token: 'abc' });
  expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/login-user');
});

test.each([
  ['a stored request continues', 60_000, 'Continuer ma demande', path],
  ['an expired stored request does not', -60_000, 'Voir mes demandes', '/user/en-attente'],
])('%s', async (_, ahead, name, to) => {
  const store = createStore();
  const startsAt = new Date(Date.now() + ahead).toISOString();
  store.set(userAtom, clientUser);
  store.set(isInProgressToBookAtom, { professionalId: 'x', path, startsAt, callType: 'video', reason: 'Bail' });
  const { person } = open(undefined, store);
  await press(person);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', to);
});

test('an expired link shows what to do; when the API does not respond, the button stays', async () => {
  const codes = ['UNAVAILABLE', 'CONFIRMATION_INVALID'] as const;
  let tries = 0;
  const { person } = open(() => {
    const code = codes[tries++] ?? 'INTERNAL';
    throw problemError(code, code === 'UNAVAILABLE' ? 503 : 422);
  });
  await press(person);
  expect(await screen.findByRole('alert')).toHaveTextContent('Injoignable');
  await press(person);
  expect(await screen.findByText('Ce lien n’est plus valable')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
