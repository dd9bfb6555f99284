import type { ComponentType } from 'react';
import type { RemoteDeclaration, RouteDeclaration } from 'shared-contracts/remote/remote-declaration';
import { AccountQueryProvider } from './account-query-provider.tsx';

const isPage = (module: object): module is { Component: ComponentType } => 'Component' in module;

const provide = (Page: ComponentType) =>
  function AreaPage() {
    return (
      <AccountQueryProvider>
        <Page />
      </AccountQueryProvider>
    );
  };

function withQueries(route: RouteDeclaration): RouteDeclaration {
  const { lazy } = route;
  if (lazy === undefined) return route;
  const load = async () => {
    const page = await lazy();
    return isPage(page) ? { ...page, Component: provide(page.Component) } : page;
  };
  return { ...route, lazy: load };
}

/** Gives each page the area's query client: when the layout fails, the shell renders its page without it. */
export const withAreaQueries = (declaration: RemoteDeclaration): RemoteDeclaration => ({
  ...declaration,
  routes: declaration.routes.map(withQueries),
});
