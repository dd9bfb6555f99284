import { screen } from '@testing-library/react';
import { ownProfessionalFixture } from '../../testing/own-professional-fixture.ts';
import { plansFixture } from '../../testing/plans-fixture.ts';
import { showPage } from '../../testing/show-page.tsx';
import { PlanNotice } from './plan-notice.tsx';
import type { ScreenEntitlement } from './use-is-in-plan.ts';

const open = (entitlement: ScreenEntitlement, planId: 'free' | 'standard') =>
  showPage(
    [
      {
        path: '*',
        element: (
          <>
            <h1>Page</h1>
            <PlanNotice entitlement={entitlement} />
          </>
        ),
      },
    ],
    '/',
    {
      'GET /base/plans/get-all': () => ({ data: plansFixture }),
      'POST /pro/get-all/professionals': () => ({ data: [ownProfessionalFixture({ planId })] }),
    },
  );

test('what the plan lacks is said with the plans that grant it, and where they are compared', async () => {
  open('articles', 'free');
  expect(await screen.findByText(/^La formule Standard ou Premium permet de publier/u)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Comparer les formules' })).toHaveAttribute('href', '/pro/pricing');
});

test('only the plans that grant it are named, and nothing is said where the own one does', async () => {
  const { unmount } = open('advertising', 'standard');
  expect(await screen.findByText(/^La formule Premium permet de faire paraître/u)).toBeVisible();
  unmount();
  open('articles', 'standard');
  expect(await screen.findByRole('heading', { name: 'Page' })).toBeVisible();
  expect(screen.queryByText(/formule/u)).not.toBeInTheDocument();
});
