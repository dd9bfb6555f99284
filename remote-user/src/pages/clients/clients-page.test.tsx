import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { forgetZone } from 'shared-ui/testing/unknown-zone.ts';
import { knownFixture, pageOf, slotsFixture } from '../../testing/known-fixture.ts';
import { showPage } from '../../testing/show-page.tsx';
import { clientsLoader } from './clients-loader.ts';
import { Component, ErrorBoundary } from './clients-page.tsx';

const list = 'GET /known-professionals*';
const person = knownFixture();
const { id } = person.professional;
const consultation = person.consultation?.id ?? '';
const fail = () => {
  throw problemError('UNAVAILABLE', 503);
};

const open = (answers: Readonly<Record<string, FakeAnswer>> = {}, at = '/user/clients') =>
  showPage(
    [{ path: '/user/clients', loader: clientsLoader, Component, ErrorBoundary, HydrateFallback: () => null }],
    at,
    {
      [list]: () => pageOf(person),
      'POST /slots': () => pageOf(slotsFixture(id, '2026-11-27T08:00:00.000Z')),
      ...answers,
    },
  );
afterEach(() => jest.restoreAllMocks());

const row = () => screen.findByRole('article');

test('a row says why somebody is there, and leads to the same consultation, met in the same way, at a free time, as what follows the last', async () => {
  const { container, platform } = open();
  const shown = within(await row());
  for (const text of ['Suivi', 'Rencontré', /votre note 4\/5/u]) expect(shown.getByText(text)).toBeVisible();
  expect(shown.getByText(/^Conseil en droit du travail\s· 45\smin\s· 20\s000\sFCFA$/u)).toBeVisible();
  expect(shown.getByRole('link', { name: /^ven\. 27 nov\./u })).toHaveAttribute(
    'href',
    `/lawyers/booking/${id}?consultation=${consultation}&type=call&slot=2026-11-27T08%3A00%3A00.000Z&follows=2026-11-06`,
  );
  expect(shown.getByRole('link', { name: /^Reprendre rendez-vous/u })).toHaveAttribute(
    'href',
    `/lawyers/booking/${id}?consultation=${consultation}&type=call&follows=2026-11-06`,
  );
  expect(shown.getByRole('link', { name: /^Écrire/u })).toHaveAttribute('href', `/user/message?to=${id}`);
  const asked = platform.http.calls.find(({ path }) => path === '/slots');
  expect(asked?.options.body).toEqual({ professionalIds: [id], consultationIds: [consultation], cheapest: true });
  expect(await axe(container)).toHaveNoViolations();
});

test('who takes a call at once is called about the same consultation', async () => {
  const about = { availableNow: true, availableUntil: new Date(Date.now() + 3_600_000).toISOString() };
  open({ [list]: () => pageOf(knownFixture({}, about)) });
  expect(within(await row()).getByRole('link', { name: /^Disponible maintenant/u })).toHaveAttribute(
    'href',
    `/lawyers/booking/${id}?consultation=${consultation}&now=1`,
  );
});

test('whose consultation is not known yet is shown with the fee of the times, which every link leads to', async () => {
  const fee = { feeKind: 'fixed', fee: 5000, currency: 'XAF' };
  open({
    [list]: () => pageOf({ ...person, consultation: null }),
    'POST /slots': () =>
      pageOf({ ...slotsFixture(id, '2026-11-27T08:00:00.000Z'), consultationId: id, slotMinutes: 20, fee }),
  });
  const shown = within(await row());
  expect(shown.getByText(/5.000.FCFA.· 20.min$/u)).toBeVisible();
  for (const name of [/^ven\. 27 nov\./u, /rendez-vous, /u])
    expect(shown.getByRole('link', { name })).toHaveAttribute('href', expect.stringContaining(`?consultation=${id}`));
});

test('without a zone of the device, the next appointment has the practice’s time, which is named', async () => {
  forgetZone();
  const { profile } = person;
  const next = { id, startsAt: '2026-11-27T08:00:00.000Z' };
  const elsewhere = { ...profile, timeZone: 'America/Toronto', city: 'Montréal', country: 'CA' };
  open({ [list]: () => pageOf({ ...person, next, profile: elsewhere }) });
  expect(await row()).toHaveTextContent(/27 nov\. 2026 à 3 h \(heure de Montréal\)/u);
});

const unfollow = `DELETE /base/follows/delete/${String(person.followId)}`;
const followAgain = {
  [unfollow]: () => ({ data: {} }),
  'POST /base/follows/create': () => ({ data: { id: '0192a000-0000-7000-8000-0000000000f2' } }),
};

test('unfollowing somebody whom the client has met takes the badge away at once, and can be undone in place', async () => {
  const { person: user, platform } = open(followAgain);
  const shown = within(await row());
  const answer = Promise.withResolvers<object>();
  platform.http.on(unfollow, () => answer.promise);
  await user.click(shown.getByRole('button', { name: /^Ne plus suivre/u }));
  expect(shown.queryByText('Suivi')).not.toBeInTheDocument();
  answer.resolve({ data: {} });
  await waitFor(() => expect(platform.toasts).toHaveLength(1));
  await user.click(shown.getByRole('button', { name: /^Suivre de nouveau/u }));
  await waitFor(() => expect(shown.getByRole('button', { name: /^Ne plus suivre/u })).toHaveFocus());
  expect(shown.getByText('Suivi')).toBeVisible();
  expect(platform.toasts.map(({ text }) => text)).toEqual([
    'Vous ne suivez plus Aïssatou Mbarga.',
    'Vous suivez Aïssatou Mbarga.',
  ]);
});

test.each([
  ['who is only followed', '/user/clients', { isMet: false, isContacted: false }],
  ['in the list of those followed', '/user/clients?show=followed', {}],
] as const)('somebody %s is gone at once, and the undo has the focus', async (_, at, change) => {
  const { person: user, container } = open({ ...followAgain, [list]: () => pageOf(knownFixture(change)) }, at);
  await user.click(within(await row()).getByRole('button', { name: /^Ne plus suivre/u }));
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Vous ne suivez plus Aïssatou Mbarga.');
  const undo = screen.getByRole('button', { name: 'Suivre de nouveau, Aïssatou Mbarga' });
  expect(undo).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
  await waitFor(() => expect(undo).not.toHaveAttribute('aria-busy'));
  await user.click(undo);
  expect(within(await row()).getByRole('button', { name: /^Ne plus suivre/u })).toHaveFocus();
});

test('an unfollowing that fails says so, and the person is back', async () => {
  const { person: user, platform } = open({ [unfollow]: fail });
  await user.click(within(await row()).getByRole('button', { name: /^Ne plus suivre/u }));
  await waitFor(() => expect(platform.toasts).toEqual([{ tone: 'error', text: 'Le service est injoignable' }]));
  expect(screen.getByText('Suivi')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Ne plus suivre/u })).toHaveFocus();
});

test('who is no longer listed is shown without a way to book', async () => {
  open({ [list]: () => pageOf(knownFixture({ profile: null, followId: null })) });
  const shown = within(await row());
  expect(shown.getByText(/ne prend plus de rendez-vous/u)).toBeVisible();
  expect(shown.queryByRole('link', { name: /rendez-vous,/u })).not.toBeInTheDocument();
  expect(shown.queryByRole('button')).not.toBeInTheDocument();
});

test('a filter is in the address, and an empty one leads back to everybody', async () => {
  const { person: user, platform } = open();
  await row();
  platform.http.on(list, () => pageOf());
  await user.click(screen.getByRole('radio', { name: 'Contactés' }));
  expect(await screen.findByRole('link', { name: 'Tous mes professionnels' })).toHaveAttribute('href', '/user/clients');
  expect(platform.http.calls.at(-1)?.path).toBe('/known-professionals?group=contacted&limit=20');
});

test('without anybody the page leads to the search', async () => {
  open({ [list]: () => pageOf() });
  expect(await screen.findByRole('link', { name: 'Trouver un professionnel' })).toHaveAttribute('href', '/recherche');
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('free times that fail leave the list, a list that fails is asked for again', async () => {
  const { person: user, platform } = open({ 'POST /slots': fail });
  expect(within(await row()).getByText('Les créneaux n’ont pas pu être chargés.')).toBeVisible();
  platform.http.on(list, () => pageOf(knownFixture({}, { firstNames: 'Awa' })));
  act(() => platform.emit({ id: '1', type: 'message.received', data: {} }));
  expect(await screen.findByRole('link', { name: 'Awa Mbarga' })).toBeVisible();
  platform.http.on(list, fail);
  await user.click(screen.getByRole('radio', { name: 'Rencontrés' }));
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Le service est injoignable')).toBeVisible();
});
