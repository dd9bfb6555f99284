import { act, screen, waitFor } from '@testing-library/react';
import { problemError } from 'shared-contracts/testing/fake-http';
import { appointmentFixture } from 'shared-ui/testing/appointment-fixture.ts';
import { forgetZone } from 'shared-ui/testing/unknown-zone.ts';
import { pageOf } from '../../testing/known-fixture.ts';
import { showPage } from '../../testing/show-page.tsx';
import { Component } from './user-dashboard-layout.tsx';

afterEach(() => jest.restoreAllMocks());

/** Nothing but the notifications is counted. */
const nothing = {
  'GET /appointments/count?answerFrom=client': () => ({ data: { count: 0 } }),
  'GET /waiting_entries/count?state=offered': () => ({ data: { count: 0 } }),
  'GET /conversations/count*': () => ({ data: { count: 0 } }),
  'GET /notifications/count*': () => ({ data: { count: 1 } }),
  'GET /rtc/presence': () => ({ data: [] }),
  'POST /asked_documents/find-by': () => pageOf(),
  'POST /meeting_outcomes/find-by': () => pageOf(),
};

test('the pending entry counts what waits for the client, kept slots too, with one request each, and follows live events', async () => {
  const count = 'GET /appointments/count?answerFrom=client';
  const kept = 'GET /waiting_entries/count?state=offered';
  const { platform } = showPage([{ path: '/user/en-attente', Component }], '/user/en-attente', {
    ...nothing,
    [count]: () => ({ data: { count: 1 } }),
    [kept]: () => ({ data: { count: 1 } }),
  });
  expect((await screen.findAllByRole('link', { name: /2 à traiter/ })).length).toBeGreaterThan(0);
  expect(await screen.findAllByRole('button', { name: 'Notifications\u00A0: 1 non lue' })).toHaveLength(2);
  const paths = platform.http.calls.map(({ path }) => path.split('?')[0]);
  expect(paths.sort()).toEqual([
    '/appointments/count',
    '/asked_documents/find-by',
    '/conversations/count',
    '/meeting_outcomes/find-by',
    '/notifications/count',
    '/rtc/presence',
    '/waiting_entries/count',
  ]);
  platform.http.on(count, () => ({ data: { count: 2 } }));
  act(() => platform.emit({ id: '1', type: 'appointment.accepted', data: {} }));
  expect((await screen.findAllByRole('link', { name: /3 à traiter/ })).length).toBeGreaterThan(0);
  platform.http.on(kept, () => ({ data: { count: 0 } }));
  act(() => platform.emit({ id: '2', type: 'waiting.lapsed', data: {} }));
  expect((await screen.findAllByRole('link', { name: /2 à traiter/ })).length).toBeGreaterThan(0);
});

test('an appointment with documents to send counts once, and so does one of which to say what became of it', async () => {
  const ahead = appointmentFixture({ status: 'accepted' });
  const past = { ...ahead, id: ahead.id.replace(/.$/u, '9') };
  const asked = (name: string, digit: string) => ({
    ...{ id: `5f0c0000-0000-4000-8000-00000000000${digit}`, appointmentId: ahead.id, name, documentId: null },
    ...{ isUnavailable: false, isAwaited: true, createdAt: ahead.createdAt },
  });
  const { platform } = showPage([{ path: '/user/en-attente', Component }], '/user/en-attente', {
    ...nothing,
    'POST /asked_documents/find-by': () => pageOf(asked('Bail', '1'), asked('Quittance', '2')),
    'POST /meeting_outcomes/find-by': () =>
      pageOf({
        ...{ id: '5f0c0000-0000-4000-8000-0000000000c1', appointmentId: past.id, proposed: null, clientSays: null },
        ...{ professionalSays: null, settled: null, settlesAt: null, settledAt: null, createdAt: ahead.createdAt },
      }),
    'POST /appointments/find-by': ({ options }) => {
      const { where } = options.body as { where: { id: { $in: string[] } } };
      return pageOf(...[ahead, past].filter(({ id }) => where.id.$in.includes(id)));
    },
  });
  expect((await screen.findAllByRole('link', { name: /2 à traiter/ })).length).toBeGreaterThan(0);
  platform.http.on('POST /asked_documents/find-by', () => pageOf());
  act(() => platform.emit({ id: '1', type: 'appointment.documents', data: {} }));
  expect((await screen.findAllByRole('link', { name: /1 à traiter/ })).length).toBeGreaterThan(0);
  platform.http.on('POST /meeting_outcomes/find-by', () => pageOf());
  act(() => platform.emit({ id: '2', type: 'appointment.outcome', data: {} }));
  await waitFor(() => expect(screen.queryByText(/à traiter/)).not.toBeInTheDocument());
});

test('what cannot be counted is left out, and the others are counted', async () => {
  const { platform } = showPage([{ path: '/user/en-attente', Component }], '/user/en-attente', {
    ...nothing,
    'GET /waiting_entries/count?state=offered': () => ({ data: { count: 1 } }),
    'POST /asked_documents/find-by': () => {
      throw problemError('UNAVAILABLE', 503);
    },
  });
  expect((await screen.findAllByRole('link', { name: /1 à traiter/ })).length).toBeGreaterThan(0);
  expect(platform.http.calls.map(({ path }) => path)).toContain('/asked_documents/find-by');
});

test('where the device knows no time zone, the area says that appointments have the practice’s, and which all else has', async () => {
  forgetZone();
  showPage([{ path: '/user/en-attente', Component }], '/user/en-attente', nothing);
  expect(await screen.findByText(/^Rendez-vous à l’heure du cabinet\. Autres heures\s: Douala\.$/u)).toBeVisible();
});

test('deleting the account asks with the words of the specification', async () => {
  const { person } = showPage([{ path: '/user/en-attente', Component }], '/user/en-attente', nothing);
  await person.click(await screen.findByRole('button', { name: 'Supprimer le compte' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Supprimer le compte' });
  expect(dialog).toHaveTextContent('Voulez-vous vraiment supprimer votre compte ? Cette action est irréversible.');
});
