import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createStore } from 'jotai';
import { userAtom } from 'shared-contracts/platform/persisted-state';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { clientUser } from 'shared-contracts/testing/session-users';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import type { SessionUser } from 'shared-contracts/schemas/session';
import shell from '../../locales/en/shell.json';
import { navigationFixture } from '../testing/navigation-fixture.ts';
import { BareFrame } from './bare-frame.tsx';

function show(user: SessionUser | null) {
  const platform = fakePlatform({ locale: 'en', user, navigation: navigationFixture });
  const store = createStore();
  store.set(userAtom, user);
  const page = <BareFrame>The page</BareFrame>;
  const view = render(withPlatform(page, { platform, store, strings: { shell }, at: '/here?page=2' }));
  const links = within(screen.getByRole('navigation', { name: shell.frame.navigation })).getAllByRole('link');
  return { ...view, platform, links: links.map((link) => [link.textContent, link.getAttribute('href')]) };
}

beforeEach(() => localStorage.clear());

it('links a visitor to home, the navigation pages of the registry, sign-in and the other language', async () => {
  const { container, links } = show(null);
  expect(links).toEqual([
    ['Search', '/en/search'],
    ['Sign in', '/en/login-user'],
  ]);
  expect(screen.getByRole('link', { name: shell.frame.home })).toHaveAttribute('href', '/en');
  expect(screen.getByRole('link', { name: shell.frame.otherLanguage })).toHaveAttribute('href', '/here?page=2');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

it('links a signed-in user to their own area and to sign-out', async () => {
  const { container, links, platform } = show(clientUser);
  expect(links).toEqual([
    ['Search', '/en/search'],
    ['Client dashboard', '/en/user/home'],
  ]);
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: shell.frame.signOut }));
  expect(platform.session.user).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});
