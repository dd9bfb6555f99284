import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { NavigationLink } from 'shared-contracts/platform/platform';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import frame from '../../locales/en/frame.json';
import { SiteFooter } from './site-footer.tsx';

const show = (navigation: readonly NavigationLink[], closedPages: readonly string[] = []) =>
  render(
    withPlatform(<SiteFooter />, {
      platform: fakePlatform({ locale: 'en', navigation, closedPages }),
      strings: { 'remote-public/frame': frame },
    }),
  );

const own: NavigationLink[] = [
  { to: '/recherche', label: 'Find', audience: 'everyone' },
  { to: '/login-user', label: 'Enter', audience: 'visitor' },
  { to: '/user/tableau-de-bord', label: 'Dashboard', audience: 'client' },
];

it('shows the navigation pages of other remotes beside its own', async () => {
  const { container } = show([...own, { to: '/fourth', label: 'The fourth', audience: 'everyone' }]);
  expect(screen.getByRole('heading', { name: frame.groups.others })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'The fourth' })).toHaveAttribute('href', '/fourth');
  expect(await axe(container)).toHaveNoViolations();
});

it('omits the section when its own lists have all of them', () => {
  show(own);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.queryByRole('heading', { name: frame.groups.others })).not.toBeInTheDocument();
  expect(footer.queryByRole('link', { name: 'Find' })).not.toBeInTheDocument();
});

it('links to the assistant page once the assistant is open', () => {
  const assistant = () => screen.queryByRole('link', { name: frame.links.assistant });
  const { unmount } = show([], ['/pro/nimbia-ai']);
  expect(assistant()).not.toBeInTheDocument();
  unmount();
  show([]);
  expect(assistant()).toHaveAttribute('href', '/nimbia-ai');
});
