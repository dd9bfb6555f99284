import { useSuspenseQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { practiceQueries } from '../../data/practice/practice-queries.ts';
import { ownProfessionalFixture } from '../../testing/own-professional-fixture.ts';
import { showPage } from '../../testing/show-page.tsx';
import { Component } from './pro-dashboard-layout.tsx';

function Practice() {
  const { data } = useSuspenseQuery(practiceQueries(usePlatform().http).professional());
  return (
    <p>
      {data.verifiedAt === null ? 'not verified' : 'verified'}, {data.planId}
    </p>
  );
}
const element = (
  <Suspense fallback={null}>
    <Practice />
  </Suspense>
);

test('the decision about a document and the end of the plan are seen on whatever page is open', async () => {
  const own = 'POST /pro/get-all/professionals';
  const pageOf = (verifiedAt: string | null, planId: 'free' | 'standard' = 'standard') => ({
    data: [ownProfessionalFixture({ verifiedAt, planId })],
    page: { next: null, limit: 1 },
  });
  const { platform } = showPage([{ element: <Component />, children: [{ path: '*', element }] }], '/', {
    [own]: () => pageOf(null),
    'GET /appointments/count?answerFrom=professional': () => ({ data: 0 }),
  });
  expect(await screen.findByText('not verified, standard')).toBeVisible();
  platform.http.on(own, () => pageOf('2026-11-26T09:00:00.000Z'));
  act(() => platform.emit({ id: '1', type: 'document.accepted', data: {} }));
  expect(await screen.findByText('verified, standard')).toBeVisible();
  platform.http.on(own, () => pageOf('2026-11-26T09:00:00.000Z', 'free'));
  act(() => platform.emit({ id: '2', type: 'account.changed', data: { part: 'plan' } }));
  expect(await screen.findByText('verified, free')).toBeVisible();
  platform.http.on(own, () => pageOf('2026-11-26T09:00:00.000Z'));
  act(() => platform.emit({ id: '3', type: 'account.changed', data: {} }));
  expect(await screen.findByText('verified, standard')).toBeVisible();
});
