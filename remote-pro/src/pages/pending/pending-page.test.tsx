import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { pendingLoader } from 'shared-ui/domain/appointments/appointment-loaders.ts';
import { appointmentFixture } from 'shared-ui/testing/appointment-fixture.ts';
import { problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { showPage } from '../../testing/show-page.tsx';
import { Component, ErrorBoundary } from './pending-page.tsx';

const list = '/pro/get-all/appointments';
const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const waiting = appointmentFixture({ startsAt: soon(30), endsAt: soon(30.5), expiresAt: soon(28) });
const next = appointmentFixture({
  id: '5f0c0000-0000-4000-8000-0000000000ff',
  startsAt: soon(40),
  endsAt: soon(40.5),
  expiresAt: soon(38),
});
const pageOf = (...appointments: unknown[]) => ({ data: appointments, page: { next: null, limit: 20 } });

const open = (answers: Readonly<Record<string, FakeAnswer>>, at = '/pro/en-attente') =>
  showPage(
    [
      {
        path: '/pro/en-attente',
        loader: pendingLoader('professional'),
        Component,
        ErrorBoundary,
        HydrateFallback: () => null,
      },
    ],
    at,
    { 'POST /appointment_documents/find-by': () => pageOf(), ...answers },
  );

const update = `PUT /base/appointments/update-where/${waiting.id}`;

test('accepting sends the status that was displayed; the card stays in place, confirms it and the list does not shift', async () => {
  const { person, platform, container } = open({
    [`POST ${list}`]: () => pageOf(waiting, next),
    [update]: () => ({ data: {} }),
  });
  const [card] = await screen.findAllByRole('article');
  if (!card) throw new Error('no request is shown');
  expect(await axe(container)).toHaveNoViolations();
  platform.http.on(`POST ${list}`, () => pageOf(next));
  await person.click(within(card).getByRole('button', { name: /^Accepter, / }));
  expect(await within(card).findByRole('status')).toHaveTextContent('Demande acceptée');
  await waitFor(() => expect(within(card).getByText('Accepté')).toBeVisible());
  expect(screen.getAllByRole('article')[0]).toBe(card);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(within(card).queryByRole('button')).not.toBeInTheDocument();
  const link = within(card).getByRole('link', { name: 'Rendez-vous avec Paul Etoundi' });
  expect(link).toHaveAttribute('href', `/pro/rendez-vous/${waiting.id}`);
  expect(link).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
  expect(platform.http.calls.find(({ method }) => method === 'PUT')?.options.body).toEqual({
    where: { status: 'waiting' },
    set: { status: 'accepted' },
  });
  // Only the card shows it.
  expect(platform.toasts).toEqual([]);
  await person.click(screen.getByRole('radio', { name: 'Aujourd’hui' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
});

test('rejecting requires a reason and sends nothing without one', async () => {
  const { person, platform } = open({ [`POST ${list}`]: () => pageOf(waiting), [update]: () => ({ data: {} }) });
  await person.click(await screen.findByRole('button', { name: 'Refuser, Paul Etoundi' }));
  const dialog = await screen.findByRole('dialog');
  await person.click(within(dialog).getByRole('button', { name: 'Refuser la demande' }));
  expect(within(dialog).getByRole('link', { name: 'Veuillez choisir une raison' })).toBeVisible();
  expect(platform.http.calls.some(({ method }) => method === 'PUT')).toBe(false);
  await person.click(within(dialog).getByRole('radio', { name: 'Conflit d’intérêts' }));
  await person.click(within(dialog).getByRole('button', { name: 'Refuser la demande' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('status')).toHaveTextContent('Demande refusée');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Rendez-vous avec Paul Etoundi' })).toHaveFocus());
  expect(platform.http.calls.find(({ method }) => method === 'PUT')?.options.body).toEqual({
    where: { status: 'waiting' },
    set: { status: 'rejected', changeReason: 'conflict_of_interest' },
  });
});

test('on a conflict the page refetches and shows why', async () => {
  const { person, platform } = open({
    [`POST ${list}`]: () => pageOf(waiting),
    [update]: () => {
      throw problemError('PRECONDITION_FAILED', 412);
    },
  });
  const accept = await screen.findByRole('button', { name: /^Accepter, / });
  platform.http.on(`POST ${list}`, () => pageOf());
  await person.click(accept);
  expect(await screen.findByText('Aucune demande en attente')).toBeVisible();
  expect(platform.toasts[0]?.tone).toBe('info');
});

test('a request that arrives while the page is open appears without a reload', async () => {
  const { platform } = open({ [`POST ${list}`]: () => pageOf() });
  await screen.findByText('Aucune demande en attente');
  platform.http.on(`POST ${list}`, () => pageOf(waiting));
  act(() => platform.emit({ id: '1', type: 'appointment.requested', data: {} }));
  expect(await screen.findByRole('article', { name: 'Paul Etoundi' })).toBeVisible();
});

test('the period in the URL filters the list, and choosing another refilters it', async () => {
  const { person, platform } = open({ [`POST ${list}`]: () => pageOf() }, '/pro/en-attente?period=today');
  await screen.findByText('Aucune demande sur cette période');
  expect(screen.getByRole('radio', { name: 'Aujourd’hui' })).toBeChecked();
  expect(platform.http.calls[0]?.options.body).toMatchObject({
    where: {
      $or: [
        { startsAt: { $gte: expect.any(String), $lt: expect.any(String) } },
        { proposedStartsAt: { $gte: expect.any(String), $lt: expect.any(String) } },
      ],
    },
  });
  await person.click(screen.getByRole('radio', { name: 'Toutes les demandes' }));
  await screen.findByText('Aucune demande en attente');
  expect(platform.http.calls.at(-1)?.options.body).toMatchObject({ where: { awaitsAnswer: true } });
  expect(platform.http.calls.at(-1)?.options.body).not.toHaveProperty('where.$or');
});

test('when the list fails to load the cause is shown, and retrying requests it again', async () => {
  const { person, platform } = open({
    [`POST ${list}`]: () => {
      throw problemError('UNAVAILABLE', 503);
    },
  });
  expect(await screen.findByText('Le service est injoignable')).toBeVisible();
  platform.http.on(`POST ${list}`, () => pageOf(waiting));
  await person.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('article', { name: 'Paul Etoundi' })).toBeVisible();
});
