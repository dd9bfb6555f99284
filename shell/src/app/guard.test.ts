import { createStore } from 'jotai';
import type { Role } from 'shared-contracts/schemas/vocabulary';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { clientUser } from 'shared-contracts/testing/session-users';
import { guard } from './guard.ts';

const at = (path: string, role: Role | null, hash = '') =>
  guard({
    request: new Request(`https://nimbia.test${path}`),
    destination: `https://nimbia.test${path}${hash}`,
    platform: fakePlatform({ user: role === null ? null : { ...clientUser, role } }),
    store: createStore(),
  });

it.each([
  ['/user/rendez-vous/7?tab=notes', '/login-user?next=%2Fuser%2Frendez-vous%2F7%3Ftab%3Dnotes'],
  ['/en/user/tableau-de-bord', '/login-user?next=%2Fuser%2Ftableau-de-bord'],
  ['/pro/en-attente', '/login?next=%2Fpro%2Fen-attente'],
  ['/en/pro/Compte', '/login?next=%2Fpro%2FCompte'],
  ['/USER/rendez-vous', '/login-user?next=%2FUSER%2Frendez-vous'],
])('a visitor at %s is redirected to %s', (path, door) => {
  const answer = at(path, null);
  expect(answer?.status).toBe(302);
  expect(answer?.headers.get('location')).toBe(door);
});

it('the fragment is kept, which React Router leaves out of the request', () => {
  const answer = at('/user/rendez-vous/7?tab=notes', null, '#papers');
  expect(answer?.headers.get('location')).toBe('/login-user?next=%2Fuser%2Frendez-vous%2F7%3Ftab%3Dnotes%23papers');
});

it.each(['/', '/lawyers', '/en/recherche', '/professionnels/awa', '/users', '/profile', '/en/produits'])(
  '%s is open to everybody',
  (path) => {
    expect(at(path, null)).toBeUndefined();
  },
);

it('users may enter their own area', () => {
  expect(at('/user/tableau-de-bord', 'client')).toBeUndefined();
  expect(at('/en/pro/tableau-de-bord', 'professional')).toBeUndefined();
});

it.each([
  ['/pro/en-attente', 'client'],
  ['/user/en-attente', 'professional'],
  ['/PRO/tableau-de-bord', 'client'],
  ['/pro/tableau-de-bord', 'operator'],
] as const)('%s returns 403 to a %s, without a redirect loop', (path, role) => {
  let thrown: unknown;
  try {
    at(path, role);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(Response);
  expect((thrown as Response).status).toBe(403);
});
