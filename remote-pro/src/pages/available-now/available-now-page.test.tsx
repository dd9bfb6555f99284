import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { ownProfessionalFixture } from '../../testing/own-professional-fixture.ts';
import { showPage } from '../../testing/show-page.tsx';
import { Component } from './available-now-page.tsx';

const open = (verifiedAt: string | null) => {
  const element = (
    <Suspense fallback={null}>
      <Component />
    </Suspense>
  );
  showPage([{ path: '*', element }], '/', {
    'POST /pro/get-all/professionals': () => ({
      data: [ownProfessionalFixture({ verifiedAt })],
      page: { next: null, limit: 1 },
    }),
  });
};

test('who is not verified is told so, whether or not a check is under way, and led to their documents', async () => {
  open(null);
  expect(await screen.findByText(/^Votre droit d’exercer n’est pas encore vérifié/u)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mes pièces' })).toHaveAttribute('href', '/inscription-2');
});

test('nothing is said to who is', async () => {
  open('2026-01-10T09:00:00.000Z');
  expect(await screen.findByRole('switch')).toBeVisible();
  expect(screen.queryByText(/Votre droit d’exercer/u)).not.toBeInTheDocument();
});
