import { act, render, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { userAtom } from 'shared-contracts/platform/persisted-state';
import type { SessionUser } from 'shared-contracts/schemas/session';
import { clientUser, professionalUser } from 'shared-contracts/testing/session-users';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { Component as RegisterClient } from '../pages/register-client/register-client-page.tsx';
import { Component as RegisterProfessional } from '../pages/register-professional/register-professional-page.tsx';
import { strings } from '../testing/strings.ts';

function open(page: React.ReactNode, at: string, user: SessionUser | null) {
  const store = createStore();
  store.set(userAtom, user);
  render(withPlatform(page, { store, strings, at }));
  return store;
}
const way = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

test('a signed-in client on the client sign-up page sees so and can go on to the dashboard or the interrupted task', () => {
  open(<RegisterClient />, '/inscription-user', clientUser);
  expect(screen.getByText('Vous êtes déjà connecté avec client@nimbia.test.')).toBeVisible();
  expect(way('Aller au tableau de bord')).toBe('/user/tableau-de-bord');
});

test('the interrupted task comes before the dashboard', () => {
  open(<RegisterClient />, '/inscription-user?next=/lawyers/booking/x', clientUser);
  expect(way('Continuer')).toBe('/lawyers/booking/x');
});

test('a professional who chose a plan keeps it through documents and sign-in', () => {
  const next = '?next=%2Fpro%2Fpricing%3Fplan%3Dstandard';
  open(<RegisterProfessional />, `/inscription${next}`, professionalUser);
  expect(way('Continuer')).toBe(`/inscription-2${next}`);
  expect(way('Se connecter')).toBe(`/login${next}`);
});

test('a professional sent to sign in by the documents page returns to it, and that page does not link to itself', () => {
  open(<RegisterProfessional />, '/inscription?next=/inscription-2', professionalUser);
  expect(way('Continuer')).toBe('/inscription-2');
});

test('a user on the other role’s sign-up page is directed to their own dashboard', () => {
  open(<RegisterProfessional />, '/inscription', clientUser);
  expect(way('Aller au tableau de bord')).toBe('/user/tableau-de-bord');
});

test('a user who has just signed in through the form does not see the already-signed-in message', () => {
  const store = open(<RegisterProfessional />, '/inscription', null);
  act(() => store.set(userAtom, professionalUser));
  expect(screen.queryByText(/déjà connecté/)).not.toBeInTheDocument();
});
