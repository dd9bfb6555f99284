import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import { clientUser } from 'shared-contracts/testing/session-users';
import type { SessionUser } from 'shared-contracts/schemas/session';
import { navigationFixture as navigation } from '../../app/testing/navigation-fixture.ts';
import english from '../../locales/en/shell.json';
import french from '../../locales/fr/shell.json';
import { createI18n } from '../../app/create-i18n.ts';
import { PendingFrame } from './pending-frame.tsx';

const frame = (locale: Locale, address: string, user: SessionUser | null = null) => (
  <PendingFrame
    t={createI18n(locale, { shell: locale === 'fr' ? french : english }).getFixedT(null, 'shell')}
    platform={{ locale, navigation, session: { user } }}
    address={new URL(address, 'http://localhost')}
  />
);
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('links away from a pending page with plain addresses', async () => {
  const { container } = render(frame('en', '/en/slow?page=2#end'));
  expect(links()).toEqual([
    ['Nimbia', '/en'],
    ['Français', '/slow?page=2#end'],
    ['Search', '/en/search'],
    ['Sign in', '/en/login-user'],
  ]);
  expect(screen.getByRole('link', { name: english.frame.home })).toHaveTextContent('Nimbia');
  expect(screen.getByRole('status')).toHaveTextContent(english.loading.label);
  expect(await axe(container)).toHaveNoViolations();
});

it('links a signed-in user to their own area', () => {
  render(frame('fr', '/lent', clientUser));
  expect(links()).toEqual([
    ['Nimbia', '/'],
    ['English', '/en/lent'],
    ['Search', '/search'],
    ['Client dashboard', '/user/home'],
  ]);
});

it('renders the same without React, and never links to another site', () => {
  const element = frame('en', 'http://localhost/en//elsewhere.example');
  const written = document.createElement('div');
  written.innerHTML = renderToStaticMarkup(element);
  expect(render(element).container.innerHTML).toBe(written.innerHTML);
  expect(screen.getByRole('link', { name: 'Français' })).toHaveAttribute('href', '/elsewhere.example');
});
