import type { RemoteModule } from 'shared-contracts/remote/remote-module';

/** What the shell mounts. Chunk names are what `remote.json` and the preload links go by: `page-<name>`, `layout-<name>`. */
const remote: RemoteModule = {
  contract: '^1.0.0',
  routes: [
    {
      id: 'remote-public/lawyers',
      path: '/lawyers',
      handle: { namespaces: ['remote-public/frame', 'remote-public/common'] },
      loader: () => ({ renderedAt: 'loader' }),
      lazy: () => import(/* webpackChunkName: "page-lawyers" */ './pages/lawyers/lawyers-page.tsx'),
    },
  ],
  layouts: {
    default: () => import(/* webpackChunkName: "layout-default" */ './layouts/default-layout.tsx'),
    auth: () => import(/* webpackChunkName: "layout-auth" */ './layouts/auth-layout.tsx'),
  },
  locales: {
    'remote-public/frame': { fr: () => import('./locales/fr/frame.json'), en: () => import('./locales/en/frame.json') },
    'remote-public/common': { fr: () => import('./locales/fr/common.json'), en: () => import('./locales/en/common.json') },
  },
};

export const { contract, routes, layouts, locales } = remote;
