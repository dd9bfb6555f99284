import { act, screen } from '@testing-library/react';
import { forgetZone } from 'shared-ui/testing/unknown-zone.ts';
import { showPage } from '../../testing/show-page.tsx';
import { Component } from './user-dashboard-layout.tsx';

afterEach(() => jest.restoreAllMocks());

test('the pending entry counts what waits for the client, kept slots too, with one request each, and follows live events', async () => {
  const count = 'GET /appointments/count?answerFrom=client';
  const kept = 'GET /waiting_entries/count?state=offered';
  const { platform } = showPage([{ path: '/user/en-attente', Component }], '/user/en-attente', {
    [count]: () => ({ data: { count: 1 } }),
    [kept]: () => ({ data: { count: 1 } }),
    'GET /conversations/count*': () => ({ data: { count: 0 } }),
    'GET /notifications/count*': () => ({ data: { count: 1 } }),
    'GET /rtc/presence': () => ({ data: [] }),
  });
  expect((await screen.findAllByRole('link', { name: /2 réponses en attente/ })).length).toBeGreaterThan(0);
  expect(await screen.findAllByRole('button', { name: 'Notifications\u00A0: 1 non lue' })).toHaveLength(2);
  const paths = platform.http.calls.map(({ path }) => path.split('?')[0]);
  expect(paths.sort()).toEqual([
    '/appointments/count',
    '/conversations/count',
    '/notifications/count',
    '/rtc/presence',
    '/waiting_entries/count',
  ]);
  platform.http.on(count, () => ({ data: { count: 2 } }));
  act(() => platform.emit({ id: '1', type: 'appointment.accepted', data: {} }));
  expect((await screen.findAllByRole('link', { name: /3 réponses en attente/ })).length).toBeGreaterThan(0);
  platform.http.on(kept, () => ({ data: { count: 0 } }));
  act(() => platform.emit({ id: '2', type: 'waiting.lapsed', data: {} }));
  expect((await screen.findAllByRole('link', { name: /2 réponses en attente/ })).length).toBeGreaterThan(0);
});

test('where the device knows no time zone, the area says that appointments have the practice’s, and which all else has', async () => {
  forgetZone();
  showPage([{ path: '/user/en-attente', Component }], '/user/en-attente', {
    'GET /appointments/count?answerFrom=client': () => ({ data: { count: 0 } }),
    'GET /waiting_entries/count?state=offered': () => ({ data: { count: 0 } }),
    'GET /notifications/count*': () => ({ data: { count: 0 } }),
  });
  expect(await screen.findByText(/^Rendez-vous à l’heure du cabinet\. Autres heures\s: Douala\.$/u)).toBeVisible();
});

test('deleting the account asks with the words of the specification', async () => {
  const { person } = showPage([{ path: '/user/en-attente', Component }], '/user/en-attente', {
    'GET /appointments/count?answerFrom=client': () => ({ data: { count: 0 } }),
    'GET /waiting_entries/count?state=offered': () => ({ data: { count: 0 } }),
    'GET /notifications/count*': () => ({ data: { count: 0 } }),
  });
  await person.click(await screen.findByRole('button', { name: 'Supprimer le compte' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Supprimer le compte' });
  expect(dialog).toHaveTextContent('Voulez-vous vraiment supprimer votre compte ? Cette action est irréversible.');
});
