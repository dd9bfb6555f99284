import { screen } from '@testing-library/react';
import { appointmentsLoader } from 'shared-ui/domain/appointments/queries/appointment-loaders.ts';
import { showPage } from '../../testing/show-page.tsx';
import { Component, ErrorBoundary } from './appointments-page.tsx';

test('an empty list offers one main action', async () => {
  const page = { path: '/user/rendez-vous', loader: appointmentsLoader('client'), Component };
  showPage([{ ...page, ErrorBoundary, HydrateFallback: () => null }], '/user/rendez-vous', {
    'POST /appointments/find-by': () => ({ data: [], page: { next: null, limit: 20 } }),
  });
  expect(await screen.findByRole('link', { name: 'Trouver un professionnel' })).toBeVisible();
  const primary = screen.getAllByRole('link').filter(({ dataset }) => dataset['variant'] === 'primary');
  expect(primary).toEqual([screen.getByRole('link', { name: 'Prendre rendez-vous' })]);
});
