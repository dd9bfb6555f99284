import type { LayoutName, RemoteModule, RemoteRoute, RouteHandle } from 'shared-contracts/remote/remote-module';
import { bookingShouldRevalidate } from './data/booking-should-revalidate.ts';
import type { LoaderArgs } from './data/platform-of.ts';
import type { Topic } from './features/page-announce/announcements.ts';
import { locales } from './locales.ts';
import { canonical } from './model/canonical.ts';

const words = (...names: string[]): RouteHandle => ({ namespaces: names.map((name) => `remote-public/${name}`) });
const search = words('common', 'search');
const profile: RouteHandle = { ...words('common', 'profile', 'card'), canonical };
const form = (...names: string[]): RouteHandle => ({ ...words('common', ...names), layout: 'auth', noindex: true });

/**
 * Loaders are a chunk of their own (`loader` in `remote.json`): a first view has its data in the page, so they are
 * loaded on intent and with a navigation.
 */
const loaders = () => import(/* webpackChunkName: "data" */ './data/loaders.ts');

type LoaderIn = (all: Awaited<ReturnType<typeof loaders>>) => (args: LoaderArgs) => unknown;

/** A page in a chunk of its own; its loader, if any, is in the data chunk. */
const page = (path: string, handle: RouteHandle, lazy: () => Promise<object>, loaderIn?: LoaderIn): RemoteRoute => ({
  id: `remote-public${path}`,
  path,
  handle,
  lazy,
  ...(loaderIn && { loader: async (args: LoaderArgs) => loaderIn(await loaders())(args) }),
});

const profilePage = () => import(/* webpackChunkName: "page-profile" */ './pages/profile/profile-page.tsx');

/** A planned page that is not open yet. */
const announced = (path: string, topic: Topic, layout: LayoutName = 'default'): RemoteRoute =>
  page(path, { ...words('not-yet-open'), layout, noindex: true }, async () => {
    const { NotYetOpen } = await import(
      /* webpackChunkName: "page-not-yet-open" */ './features/page-announce/not-yet-open.tsx'
    );
    return { element: <NotYetOpen topic={topic} /> };
  });

const signIn = form('sign-in');
const register = form('register', 'password');
const plans = words('common', 'plans');
const offers = words('common', 'plans', 'assistant');
const plansLoader: LoaderIn = (all) => all.plansLoader;

const articles = () => import(/* webpackChunkName: "page-articles" */ './pages/articles/articles-page.tsx');
const help = () => import(/* webpackChunkName: "page-help" */ './pages/help/help-page.tsx');

const reading: RouteHandle = { ...words('common', 'reading'), canonical };
const text: RouteHandle = { ...words('common', 'reading'), canonical };

/** The remote module. `remote.json` and preload links use the chunk names: `page-<name>`, `layout-<name>`. */
const remote: RemoteModule = {
  contract: '^1.6.0',
  routes: [
    page(
      '/',
      { ...words('frame', 'common', 'home'), layout: null },
      () => import(/* webpackChunkName: "page-home" */ './pages/home/home-page.tsx'),
      (all) => all.homeLoader,
    ),
    page(
      '/recherche',
      search,
      () => import(/* webpackChunkName: "page-search" */ './pages/search/search-page.tsx'),
      (all) => all.searchLoader('search'),
    ),
    page(
      '/lawyers',
      search,
      () => import(/* webpackChunkName: "page-lawyers" */ './pages/lawyers/lawyers-page.tsx'),
      (all) => all.searchLoader('list', { profession: 'lawyer' }),
    ),
    page('/lawyers/:id', profile, profilePage, (all) => all.lawyerLoader),
    {
      ...page(
        '/lawyers/booking/:id',
        { ...words('common', 'booking', 'confirm'), noindex: true },
        () => import(/* webpackChunkName: "page-booking" */ './pages/booking/booking-page.tsx'),
      ),
      // Rendered in the browser, so in the chunk of its page.
      loader: async (args: LoaderArgs) =>
        (await import(/* webpackChunkName: "page-booking" */ './data/booking-loader.ts')).bookingLoader(args),
      shouldRevalidate: bookingShouldRevalidate,
    },
    page(
      '/professionnels',
      search,
      () => import(/* webpackChunkName: "page-professionals" */ './pages/professionals/professionals-page.tsx'),
      (all) => all.searchLoader('list'),
    ),
    page('/professionnels/:idname', profile, profilePage, (all) => all.professionalLoader),
    page(
      '/login',
      signIn,
      () =>
        import(
          /* webpackChunkName: "page-sign-in-professional" */ './pages/sign-in-professional/sign-in-professional-page.tsx'
        ),
    ),
    page(
      '/login-user',
      signIn,
      () => import(/* webpackChunkName: "page-sign-in-client" */ './pages/sign-in-client/sign-in-client-page.tsx'),
    ),
    page(
      '/inscription',
      register,
      () =>
        import(
          /* webpackChunkName: "page-register-professional" */ './pages/register-professional/register-professional-page.tsx'
        ),
    ),
    page(
      '/inscription-2',
      form('register', 'documents', 'document-kinds'),
      () => import(/* webpackChunkName: "page-documents" */ './pages/documents/documents-page.tsx'),
      (all) => all.documentsLoader,
    ),
    page(
      '/inscription-user',
      form('register', 'password', 'confirm'),
      () => import(/* webpackChunkName: "page-register-client" */ './pages/register-client/register-client-page.tsx'),
    ),
    page(
      '/reset-pw',
      form('reset', 'password'),
      () => import(/* webpackChunkName: "page-reset-password" */ './pages/reset-password/reset-password-page.tsx'),
    ),
    page(
      '/pricing',
      plans,
      () => import(/* webpackChunkName: "page-pricing" */ './pages/pricing/pricing-page.tsx'),
      plansLoader,
    ),
    page(
      '/produits',
      offers,
      () => import(/* webpackChunkName: "page-products" */ './pages/products/products-page.tsx'),
      plansLoader,
    ),
    page(
      '/nimbia-ai',
      offers,
      () => import(/* webpackChunkName: "page-assistant" */ './pages/assistant/assistant-page.tsx'),
      plansLoader,
    ),
    page('/blog', reading, articles, (all) => all.articlesLoader('article')),
    page('/alt-news', reading, articles, (all) => all.articlesLoader('news')),
    page(
      '/article/:id',
      text,
      () => import(/* webpackChunkName: "page-article" */ './pages/article/article-page.tsx'),
      (all) => all.articleLoader,
    ),
    page('/documentation', text, help, (all) => all.helpLoader),
    page('/politique-confi', text, help, (all) => all.legalLoader('privacy')),
    page('/CGU', text, help, (all) => all.legalLoader('terms-of-use')),
    page('/CGV', text, help, (all) => all.legalLoader('terms-of-sale')),
    page(
      '/schedule-meeting',
      words('common', 'earliest'),
      () =>
        import(/* webpackChunkName: "page-schedule-meeting" */ './pages/schedule-meeting/schedule-meeting-page.tsx'),
      (all) => all.earliestLoader,
    ),
    announced('/zoom', 'zoom'),
    announced('/jitsi', 'jitsi'),
    announced('/alt-zoom', 'room', 'auth'),
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
