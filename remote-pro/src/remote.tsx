import type { RemoteModule } from 'shared-contracts/remote/remote-module';

/** What the shell mounts. Chunk names are what `remote.json` and the preload links go by: `page-<name>`, `layout-<name>`. */
const remote: RemoteModule = {
  contract: '^1.0.0',
  routes: [
    {
      id: 'remote-pro/tableau-de-bord',
      path: '/pro/tableau-de-bord',
      handle: { layout: 'pro-dashboard' },
      lazy: () => import(/* webpackChunkName: "page-dashboard" */ './pages/dashboard/dashboard-page.tsx'),
    },
  ],
  layouts: {
    'pro-dashboard': () => import(/* webpackChunkName: "layout-pro-dashboard" */ './layouts/pro-dashboard-layout.tsx'),
  },
  locales: {},
};

export const { contract, routes, layouts, locales } = remote;
