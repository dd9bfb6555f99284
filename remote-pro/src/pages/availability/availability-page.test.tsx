import { act, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { areaQueryClient } from 'shared-ui/domain/queries/area-query-client.ts';
import { refreshPractice } from '../../data/practice/practice-queries.ts';
import { ownProfessionalFixture } from '../../testing/own-professional-fixture.ts';
import { showPage } from '../../testing/show-page.tsx';
import { availabilityLoader } from './availability-loader.ts';
import { Component } from './availability-page.tsx';

const page = (...data: unknown[]) => ({ data, page: { next: null, limit: 100 } });
const professionals = 'POST /pro/get-all/professionals';
const exceptions = 'POST /pro/get-all/availability_exceptions';

test('a new day, here in another time zone, keeps the page with what was typed until its exceptions are loaded', async () => {
  // 25 hours apart, so never on the same day.
  const [east, west] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map((timeZone) =>
    page(ownProfessionalFixture({ timeZone })),
  );
  // As in the shell, whose fallback would replace the page.
  const element = (
    <Suspense fallback="pending">
      <Component />
    </Suspense>
  );
  const { person, platform } = showPage(
    [{ path: '/', loader: availabilityLoader, element, HydrateFallback: () => null }],
    '/',
    {
      [professionals]: () => east,
      [exceptions]: () => page(),
      'POST /pro/get-all/availability_rules': () => page(),
      'POST /pro/get-all/appointments': () => page(),
      'POST /pro/get-all/calendar_sources': () => page(),
      'POST /pro/get-all/calendar_busy': () => page(),
      'GET /calendars/feed': () => ({ data: null }),
      'GET /holidays': () => ({ data: [] }),
      'POST /slots': () => ({ data: [] }),
    },
  );
  await person.click(await screen.findByRole('button', { name: 'Modifier' }));
  const horizon = screen.getByLabelText('Réservable jusqu’à (jours)');
  await person.clear(horizon);
  await person.type(horizon, '45');
  const late = Promise.withResolvers<unknown>();
  platform.http.on(professionals, () => west);
  platform.http.on(exceptions, () => late.promise);
  act(() => void refreshPractice(areaQueryClient(platform)));
  // Those of the calendar have an end.
  const lists = () =>
    platform.http.calls
      .filter(({ path }) => path.endsWith('/availability_exceptions'))
      .map(({ options }) => JSON.stringify(options.body))
      .filter((body) => !body.includes('$lte'));
  await waitFor(() => expect(new Set(lists()).size).toBe(2));
  expect(horizon).toBeVisible();
  expect(horizon).toHaveValue(45);
  const day = { date: '2026-12-24', ranges: [], reason: 'Noël', substituteId: null, substitute: null };
  late.resolve(page({ id: '5f0c0000-0000-4000-8000-0000000000e1', ...day }));
  expect(await screen.findByText(/Noël/u)).toBeVisible();
  expect(horizon).toBeVisible();
});
