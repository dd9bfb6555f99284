import type { RemoteModule } from 'shared-contracts/remote/remote-module';

/** What the shell mounts. Chunk names are what `remote.json` and the preload links go by: `page-<name>`, `layout-<name>`. */
const remote: RemoteModule = {
  contract: '^1.0.0',
  routes: [
    {
      id: 'remote-user/tableau-de-bord',
      path: '/user/tableau-de-bord',
      handle: { layout: 'user-dashboard' },
      lazy: () => import(/* webpackChunkName: "page-dashboard" */ './pages/dashboard/dashboard-page.tsx'),
    },
  ],
  layouts: {
    'user-dashboard': () => import(/* webpackChunkName: "layout-user-dashboard" */ './layouts/user-dashboard-layout.tsx'),
  },
  locales: {},
};

export const { contract, routes, layouts, locales } = remote;
