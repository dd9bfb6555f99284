import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createStore } from 'jotai';
import { userAtom } from 'shared-contracts/platform/persisted-state';
import { fakeHttp, problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { professionalUser } from 'shared-contracts/testing/session-users';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { plansLoader } from '../../plans/plans-loader.ts';
import { plansFixture } from '../../testing/plans-fixture.ts';
import { strings } from '../../testing/strings.ts';
import { Component as Pricing } from './pricing-page.tsx';
import { Component as Products } from '../products/products-page.tsx';

const some: FakeAnswer = () => ({ data: plansFixture });
const down: FakeAnswer = () => {
  throw problemError('INTERNAL', 500);
};

interface Circumstances {
  readonly user?: typeof professionalUser;
  readonly closedPages?: readonly string[];
}

function open(Page: typeof Pricing, answer: FakeAnswer, { user, closedPages = [] }: Circumstances = {}) {
  const http = fakeHttp({ 'GET /base/plans/get-all': answer });
  const routes = [{ path: '*', loader: plansLoader, element: <Page />, HydrateFallback: () => null }];
  const store = createStore();
  store.set(userAtom, user ?? null);
  return {
    http,
    ...render(withPlatform(null, { strings, platform: fakePlatform({ http, closedPages }), store, routes })),
  };
}
const card = (name: string) => within(screen.getByRole('region', { name }));

test('a plan card has label, price, period and days, and links to its payment', async () => {
  const { container } = open(Pricing, some);
  expect(await screen.findByRole('heading', { name: 'Standard' })).toBeVisible();
  const standard = card('Standard');
  expect(standard.getByText(/^12\s345\sFCFA$/u)).toBeVisible();
  expect(standard.getByText(/par mois/u)).toBeVisible();
  expect(standard.getByText('Valable 30 jours')).toBeVisible();
  expect(standard.getByRole('link', { name: 'Choisir Standard' })).toHaveAttribute(
    'href',
    '/pro/pricing?plan=standard',
  );
  const free = card('Gratuit');
  expect(free.getByText('Sans limite de durée')).toBeVisible();
  expect(free.queryByText(/par mois/u)).toBeNull();
  expect(free.getByRole('link', { name: 'Créer mon profil' })).toHaveAttribute('href', '/inscription');
  expect(free.getByRole('link')).toHaveAccessibleDescription('Ouvert dès maintenant.');
  expect(card('Premium').getByText(/par an/u)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('while payment is not open a paid plan has no link and says so; likewise advertising that cannot be created', async () => {
  const closedPages = ['/pro/pricing', '/pro/publicite'];
  const { unmount } = open(Pricing, some, { closedPages });
  expect(await screen.findAllByText('Le paiement en ligne n’est pas encore ouvert.')).toHaveLength(2);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/inscription']);
  unmount();
  open(Products, some, { closedPages });
  expect(await screen.findByRole('link', { name: 'Comparer les formules' })).toBeVisible();
  expect(card('Emplacements publicitaires').queryByRole('link')).toBeNull();
});

test('a subscriber sees their plan, and is not asked to register', async () => {
  open(Pricing, some, { user: professionalUser });
  expect(await screen.findByText('Votre formule')).toBeVisible();
  expect(card('Standard').getByRole('link', { name: 'Gérer ma formule' })).toBeVisible();
  expect(card('Gratuit').queryByRole('link')).toBeNull();
});

test('plans are compared row by row, in text and not by icons alone', async () => {
  open(Pricing, some);
  const table = within(await screen.findByRole('table'));
  const row = (name: RegExp) =>
    within(table.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Ce qui est compris',
    'Gratuit',
    'Standard',
    'Premium',
  ]);
  expect(row(/^Rendez-vous en ligne/u)).toEqual(['Compris', 'Compris', 'Compris']);
  expect(row(/^Assistant Nimbia/u)).toEqual(['Non compris', 'Compris', 'Non compris']);
  expect(row(/^Publicité/u)).toEqual(['Non compris', 'Non compris', 'Compris']);
  expect(table.queryByText(/not_yet_named/u)).toBeNull();
});

test('plans that fail to load show an error, and load on retry; the rest of the page is shown', async () => {
  const { http } = open(Pricing, down);
  expect(await screen.findByText('Les formules n’ont pas pu être chargées.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Bon à savoir' })).toBeVisible();
  http.on('GET /base/plans/get-all', some);
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

test('products are listed with their contents and next step', async () => {
  const { container } = open(Products, some);
  const plans = within(await screen.findByRole('region', { name: 'Formules' }));
  const lines = plans.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s/gu, ' '));
  expect(lines[0]).toBe('Gratuit : 0 FCFA, sans limite de duréeProfil public, rendez-vous en ligne');
  expect(lines[1]).toMatch(/^Standard : 12 345 FCFA par moisProfil public, .*assistant Nimbia$/u);
  expect(lines[2]).toMatch(/^Premium : 98 765 FCFA par anProfil public, .*publicité$/u);
  expect(plans.getByRole('link', { name: 'Comparer les formules' })).toHaveAttribute('href', '/pricing');
  expect(card('Emplacements publicitaires').getAllByRole('listitem')).toHaveLength(4);
  expect(card('Assistant Nimbia').getByText('Il répond en citant ses sources')).toBeVisible();
  expect(card('Assistant Nimbia').getByRole('link')).toHaveAttribute('href', '/nimbia-ai');
  expect(await axe(container)).toHaveNoViolations();
});

test('without prices the products page says so', async () => {
  open(Products, down);
  expect(await screen.findByText('Les formules n’ont pas pu être chargées.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Découvrir l’assistant' })).toBeVisible();
});
