import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { createStore } from 'jotai';
import { userAtom } from 'shared-contracts/platform/persisted-state';
import type { SessionUser } from 'shared-contracts/schemas/session';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { clientUser, operatorUser, professionalUser } from 'shared-contracts/testing/session-users';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import type { PlansData } from '../../plans/plans-loader.ts';
import { plansFixture } from '../../testing/plans-fixture.ts';
import { strings } from '../../testing/strings.ts';
import { AssistantAccess } from './assistant-access.tsx';

const payment = '/pro/pricing?plan=standard';
const on = (planId: SessionUser['planId']): SessionUser => ({ ...professionalUser, planId });
function open(
  user: SessionUser | null,
  plans: PlansData['plans'] = { ok: true, value: plansFixture },
  closedPages: readonly string[] = [],
) {
  const store = createStore();
  store.set(userAtom, user);
  return render(
    withPlatform(<AssistantAccess plans={plans} />, { strings, store, platform: fakePlatform({ closedPages }) }),
  );
}
const ways = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('a professional on the standard plan continues to the assistant', async () => {
  const { container } = open(on('standard'));
  expect(screen.getByRole('heading', { name: 'L’assistant est compris dans votre formule' })).toBeVisible();
  expect(ways()).toEqual([['Ouvrir l’assistant', '/pro/nimbia-ai']]);
  expect(await axe(container)).toHaveNoViolations();
});

test.each(['free', 'premium'] as const)('a professional on the %s plan is offered the standard one', (planId) => {
  open(on(planId));
  expect(screen.getByText(/Votre formule ne comprend pas l’assistant/u)).toBeVisible();
  expect(ways()).toEqual([['Prendre la formule standard', payment]]);
});

test('a visitor is offered to subscribe or sign in, and returns here', () => {
  open(null);
  expect(screen.getByText(/réservé aux professionnels/u)).toBeVisible();
  expect(ways()).toEqual([
    ['Prendre la formule standard', payment],
    ['Connexion professionnelle', '/login?next=%2Fnimbia-ai'],
  ]);
});

test('a client, who cannot use it, is directed to the professionals', () => {
  open(clientUser);
  expect(screen.getByText(/Pour une question de droit, adressez-vous à l’un d’eux/u)).toBeVisible();
  expect(ways()).toEqual([['Trouver un professionnel', '/recherche']]);
});

test('an operator has no plan and sees no client offer', () => {
  open(operatorUser);
  expect(screen.getByText(/compte opérateur n’a pas de formule/u)).toBeVisible();
  expect(ways()).toEqual([['Retour à l’accueil', '/']]);
});

test('when a professional’s plan fails to load, nothing is claimed and it can be retried', () => {
  open(on('standard'), { ok: false, code: 'INTERNAL' });
  expect(screen.getByText('Votre formule n’a pas pu être lue.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeEnabled();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a visitor needs no plan to be loaded', () => {
  open(null, { ok: false, code: 'INTERNAL' });
  expect(ways()).toHaveLength(2);
});

test.each([
  ['the standard plan', on('standard'), []],
  ['another plan', on('free'), [['Voir les formules', '/pricing']]],
  ['no account', null, [['Voir les formules', '/pricing']]],
])('while the assistant is not open, that is shown, without a link or payment: %s', (_, user, links) => {
  open(user, undefined, ['/pro/nimbia-ai']);
  expect(screen.getByText(/L’assistant n’est pas encore ouvert/u)).toBeVisible();
  expect(screen.queryByText('L’assistant est compris dans votre formule')).toBeNull();
  expect(screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(links);
});
