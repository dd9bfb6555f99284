import type { LayoutName, RemoteModule, RemoteRoute, RouteHandle } from 'shared-contracts/remote/remote-module';
import { bookingShouldRevalidate } from './data/booking-should-revalidate.ts';
import type { LoaderArgs } from './data/platform-of.ts';
import type { Topic } from './features/page-announce/announcements.ts';
import { locales } from './locales.ts';
import { profileCanonical } from './model/profile-canonical.ts';

const words = (...names: string[]): RouteHandle => ({ namespaces: names.map((name) => `remote-public/${name}`) });
const search = words('common', 'search');
const profile: RouteHandle = { ...words('common', 'profile', 'not-yet-open'), canonical: profileCanonical };
const form = (...names: string[]): RouteHandle => ({ ...words('common', ...names), layout: 'auth', noindex: true });

/** A first view has its data in the page: what asks the API comes on intent and with a navigation (`loader` in `remote.json`). */
const loaders = () => import(/* webpackChunkName: "data" */ './data/loaders.ts');

const profilePage = () => import(/* webpackChunkName: "page-profile" */ './pages/profile.tsx');

/** A planned page that already answers at its address. */
const announced = (path: string, topic: Topic, layout: LayoutName = 'default'): RemoteRoute => ({
  id: `remote-public${path}`,
  path,
  handle: { ...words('not-yet-open'), layout, noindex: true },
  lazy: async () => {
    const { NotYetOpen } = await import(
      /* webpackChunkName: "page-not-yet-open" */ './features/page-announce/not-yet-open.tsx'
    );
    return { element: <NotYetOpen topic={topic} /> };
  },
});

/** What the shell mounts. Chunk names are what `remote.json` and the preload links go by: `page-<name>`, `layout-<name>`. */
const remote: RemoteModule = {
  contract: '^1.3.0',
  routes: [
    {
      id: 'remote-public/home',
      path: '/',
      handle: { ...words('frame', 'common', 'home'), layout: null },
      loader: async (args: LoaderArgs) => (await loaders()).homeLoader(args),
      lazy: () => import(/* webpackChunkName: "page-home" */ './pages/home.tsx'),
    },
    {
      id: 'remote-public/search',
      path: '/recherche',
      handle: search,
      loader: async (args: LoaderArgs) => (await loaders()).searchLoader('search')(args),
      lazy: () => import(/* webpackChunkName: "page-search" */ './pages/search.tsx'),
    },
    {
      id: 'remote-public/lawyers',
      path: '/lawyers',
      handle: search,
      loader: async (args: LoaderArgs) => (await loaders()).searchLoader('list', { profession: 'lawyer' })(args),
      lazy: () => import(/* webpackChunkName: "page-lawyers" */ './pages/lawyers.tsx'),
    },
    {
      id: 'remote-public/lawyer',
      path: '/lawyers/:id',
      handle: profile,
      loader: async (args: LoaderArgs) => (await loaders()).lawyerLoader(args),
      lazy: profilePage,
    },
    {
      id: 'remote-public/booking',
      path: '/lawyers/booking/:id',
      handle: { ...words('common', 'booking'), noindex: true },
      // Drawn in the browser, so in the chunk of its page.
      loader: async (args: LoaderArgs) => {
        const { bookingLoader } = await import(/* webpackChunkName: "page-booking" */ './data/booking-loader.ts');
        return bookingLoader(args);
      },
      shouldRevalidate: bookingShouldRevalidate,
      lazy: () => import(/* webpackChunkName: "page-booking" */ './pages/booking.tsx'),
    },
    {
      id: 'remote-public/professionals',
      path: '/professionnels',
      handle: search,
      loader: async (args: LoaderArgs) => (await loaders()).searchLoader('list')(args),
      lazy: () => import(/* webpackChunkName: "page-professionals" */ './pages/professionals.tsx'),
    },
    {
      id: 'remote-public/professional',
      path: '/professionnels/:idname',
      handle: profile,
      loader: async (args: LoaderArgs) => (await loaders()).professionalLoader(args),
      lazy: profilePage,
    },
    {
      id: 'remote-public/sign-in-professional',
      path: '/login',
      handle: form('sign-in'),
      lazy: () => import(/* webpackChunkName: "page-sign-in-professional" */ './pages/sign-in-professional.tsx'),
    },
    {
      id: 'remote-public/sign-in-client',
      path: '/login-user',
      handle: form('sign-in'),
      lazy: () => import(/* webpackChunkName: "page-sign-in-client" */ './pages/sign-in-client.tsx'),
    },
    {
      id: 'remote-public/register-professional',
      path: '/inscription',
      handle: form('register', 'password'),
      lazy: () => import(/* webpackChunkName: "page-register-professional" */ './pages/register-professional.tsx'),
    },
    {
      id: 'remote-public/register-client',
      path: '/inscription-user',
      handle: form('register', 'password'),
      lazy: () => import(/* webpackChunkName: "page-register-client" */ './pages/register-client.tsx'),
    },
    {
      id: 'remote-public/reset-password',
      path: '/reset-pw',
      handle: form('reset', 'password'),
      lazy: () => import(/* webpackChunkName: "page-reset-password" */ './pages/reset-password.tsx'),
    },
    {
      id: 'remote-public/pricing',
      path: '/pricing',
      handle: words('common', 'plans'),
      loader: async (args: LoaderArgs) => (await loaders()).plansLoader(args),
      lazy: () => import(/* webpackChunkName: "page-pricing" */ './pages/pricing.tsx'),
    },
    {
      id: 'remote-public/products',
      path: '/produits',
      handle: words('common', 'plans'),
      loader: async (args: LoaderArgs) => (await loaders()).plansLoader(args),
      lazy: () => import(/* webpackChunkName: "page-products" */ './pages/products.tsx'),
    },
    {
      id: 'remote-public/assistant',
      path: '/nimbia-ai',
      handle: words('common', 'plans', 'assistant'),
      loader: async (args: LoaderArgs) => (await loaders()).plansLoader(args),
      lazy: () => import(/* webpackChunkName: "page-assistant" */ './pages/assistant.tsx'),
    },
    announced('/blog', 'blog'),
    announced('/alt-news', 'news'),
    announced('/documentation', 'documentation'),
    announced('/zoom', 'zoom'),
    announced('/jitsi', 'jitsi'),
    announced('/alt-zoom', 'room', 'auth'),
    announced('/inscription-2', 'documents', 'auth'),
    announced('/article/:id', 'article'),
    announced('/politique-confi', 'privacy'),
    announced('/CGU', 'terms'),
    announced('/CGV', 'sale'),
    announced('/schedule-meeting', 'schedule'),
  ],
  layouts: {
    default: async () => {
      const { Component } = await import(
        /* webpackChunkName: "layout-default" */ './layouts/default/default-layout.tsx'
      );
      return { Component, namespaces: ['remote-public/frame'] };
    },
    auth: async () => {
      const { Component } = await import(/* webpackChunkName: "layout-auth" */ './layouts/auth/auth-layout.tsx');
      return { Component, namespaces: ['remote-public/frame'] };
    },
  },
  locales,
};

export const { contract, routes, layouts } = remote;
export { locales } from './locales.ts';
