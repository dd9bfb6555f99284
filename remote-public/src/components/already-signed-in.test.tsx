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

test('a client at the clients’ sign-up is told so, and goes on to the dashboard or to what was under way', () => {
  open(<RegisterClient />, '/inscription-user', clientUser);
  expect(screen.getByText('Vous êtes déjà connecté avec client@nimbia.test.')).toBeVisible();
  expect(way('Aller au tableau de bord')).toBe('/user/tableau-de-bord');
});

test('what was under way comes before the dashboard', () => {
  open(<RegisterClient />, '/inscription-user?next=/lawyers/booking/x', clientUser);
  expect(way('Continuer')).toBe('/lawyers/booking/x');
});

test('a professional who chose a plan on the way takes it along to the documents and to signing in', () => {
  const next = '?next=%2Fpro%2Fpricing%3Fplan%3Dstandard';
  open(<RegisterProfessional />, `/inscription${next}`, professionalUser);
  expect(way('Continuer')).toBe(`/inscription-2${next}`);
  expect(way('Se connecter')).toBe(`/login${next}`);
});

test('a professional sent to sign in by the documents page returns to it, without a link from that page to itself', () => {
  open(<RegisterProfessional />, '/inscription?next=/inscription-2', professionalUser);
  expect(way('Continuer')).toBe('/inscription-2');
});

test('somebody at the other role’s sign-up goes to the dashboard of their own', () => {
  open(<RegisterProfessional />, '/inscription', clientUser);
  expect(way('Aller au tableau de bord')).toBe('/user/tableau-de-bord');
});

test('whoever comes in through the form itself is not told that they were in already', () => {
  const store = open(<RegisterProfessional />, '/inscription', null);
  act(() => store.set(userAtom, professionalUser));
  expect(screen.queryByText(/déjà connecté/)).not.toBeInTheDocument();
});
