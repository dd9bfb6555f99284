import type { Platform } from 'shared-contracts/platform/platform';

/** Links of a registry, one for each audience. */
export const navigationFixture: Platform['navigation'] = [
  { to: '/search', label: 'Search', audience: 'everyone' },
  { to: '/login-user', label: 'Sign in', audience: 'visitor' },
  { to: '/user/home', label: 'Client dashboard', audience: 'client' },
  { to: '/pro/home', label: 'Professional dashboard', audience: 'professional' },
];
