import { registryEntryFixture } from '../federation/registry/registry-entry-fixture.ts';
import { closedPagesOf, navigationOf } from './navigation-of.ts';

const page = { layout: 'default', render: 'browser' } as const;
const registry = {
  remotes: [
    registryEntryFixture('remote-one', {
      routes: [
        { ...page, pattern: '/search', nav: { fr: 'Rechercher', en: 'Search' } },
        { ...page, pattern: '/unnamed' },
        { ...page, pattern: '/login-user', layout: 'auth', nav: { fr: 'Se connecter', en: 'Sign in' } },
      ],
    }),
    registryEntryFixture('remote-two', {
      routes: [
        { ...page, pattern: '/user/tableau-de-bord', nav: { fr: 'Tableau de bord', en: 'Dashboard' } },
        { ...page, pattern: '/pro/tableau-de-bord', nav: { fr: 'Tableau de bord', en: 'Dashboard' } },
      ],
    }),
  ],
};

it('lists named pages with their audience, in the language of the page', () => {
  expect(navigationOf({ registry, refused: {} }, 'en')).toEqual([
    { to: '/search', label: 'Search', audience: 'everyone' },
    { to: '/login-user', label: 'Sign in', audience: 'visitor' },
    { to: '/user/tableau-de-bord', label: 'Dashboard', audience: 'client' },
    { to: '/pro/tableau-de-bord', label: 'Dashboard', audience: 'professional' },
  ]);
  expect(navigationOf({ registry, refused: {} }, 'fr')[0]?.label).toBe('Rechercher');
});

it('omits pages that are not open, and lists those', () => {
  const route = { ...page, pattern: '/soon', nav: { fr: 'Bientôt', en: 'Soon' }, isOpen: false };
  const soon = { remotes: [...registry.remotes, registryEntryFixture('remote-three', { routes: [route] })] };
  expect(navigationOf({ registry: soon, refused: {} }, 'en').map(({ to }) => to)).not.toContain('/soon');
  expect(closedPagesOf(soon)).toEqual(['/soon']);
});

it('omits a remote that may not run', () => {
  const links = navigationOf({ registry, refused: { 'remote-two': 'switchedOff' } }, 'en');
  expect(links.map(({ to }) => to)).toEqual(['/search', '/login-user']);
});
