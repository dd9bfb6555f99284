import { useQueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { withAreaQueries } from './with-area-queries.tsx';

function Page() {
  return <p>{useQueryClient().getDefaultOptions().queries?.networkMode}</p>;
}

test('a page has the query client of the area without its layout', async () => {
  const lazy = () => Promise.resolve({ Component: Page, loader: undefined });
  const { routes } = withAreaQueries({
    layouts: {},
    routes: [
      { path: '/pro', loader: () => null },
      { path: '/pro/avis', lazy },
    ],
  });
  expect(routes[0]?.lazy).toBeUndefined();
  const page: unknown = await routes[1]?.lazy?.();
  const { Component } = page as { Component: ComponentType };
  render(withPlatform(<Component />));
  expect(screen.getByText('always')).toBeVisible();
});
