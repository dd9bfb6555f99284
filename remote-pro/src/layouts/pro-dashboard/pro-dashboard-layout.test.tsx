import { useSuspenseQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { practiceQueries } from '../../data/practice-queries.ts';
import { ownProfessionalFixture } from '../../testing/own-professional-fixture.ts';
import { showPage } from '../../testing/show-page.tsx';
import { Component } from './pro-dashboard-layout.tsx';

function Verified() {
  const { data } = useSuspenseQuery(practiceQueries(usePlatform().http).professional());
  return <p>{data.verifiedAt === null ? 'not verified' : 'verified'}</p>;
}
const element = (
  <Suspense fallback={null}>
    <Verified />
  </Suspense>
);

test('the decision about a document is seen on whatever page is open', async () => {
  const own = 'POST /pro/get-all/professionals';
  const pageOf = (verifiedAt: string | null) => ({
    data: [ownProfessionalFixture({ verifiedAt })],
    page: { next: null, limit: 1 },
  });
  const { platform } = showPage([{ element: <Component />, children: [{ path: '*', element }] }], '/', {
    [own]: () => pageOf(null),
    'GET /appointments/count?answerFrom=professional': () => ({ data: 0 }),
  });
  expect(await screen.findByText('not verified')).toBeVisible();
  platform.http.on(own, () => pageOf('2026-11-26T09:00:00.000Z'));
  act(() => platform.emit({ id: '1', type: 'document.accepted', data: {} }));
  expect(await screen.findByText('verified')).toBeVisible();
});
