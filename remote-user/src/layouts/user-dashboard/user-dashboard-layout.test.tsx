import { act, screen } from '@testing-library/react';
import { showPage } from '../../testing/show-page.tsx';
import { Component } from './user-dashboard-layout.tsx';

test('the pending entry shows its count, with one request, and follows live events', async () => {
  const count = 'GET /appointments/count?awaitsAnswer=true';
  const { platform } = showPage([{ path: '/user/en-attente', Component }], '/user/en-attente', {
    [count]: () => ({ data: { count: 2 } }),
  });
  expect((await screen.findAllByRole('link', { name: /2 réponses en attente/ })).length).toBeGreaterThan(0);
  expect(platform.http.calls).toHaveLength(1);
  platform.http.on(count, () => ({ data: { count: 1 } }));
  act(() => platform.emit({ id: '1', type: 'appointment.accepted', data: {} }));
  expect((await screen.findAllByRole('link', { name: /1 réponse en attente/ })).length).toBeGreaterThan(0);
});
