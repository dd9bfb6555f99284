import type { RemoteDeclaration, RouteDeclaration } from 'shared-contracts/remote/remote-declaration';
import { bookingShouldRevalidate } from './features/appointment-request/booking-should-revalidate.ts';
import type { LoaderArgs } from './loading/platform-of.ts';
import { canonical } from './loading/canonical.ts';

/**
 * Loaders are a separate chunk: a first view has its data in the page, so they are loaded on intent and on navigation.
 */
const loaders = () => import(/* webpackChunkName: "data" */ './loading/loaders.ts');

type LoaderIn = (all: Awaited<ReturnType<typeof loaders>>) => (args: LoaderArgs) => unknown;

const loadWith = (loaderIn: LoaderIn): Pick<RouteDeclaration, 'loader' | 'loaderChunk'> => ({
  loader: async (args: LoaderArgs) => loaderIn(await loaders())(args),
  loaderChunk: 'data',
});

/** The browser renders the page, so its loader comes with it. */
const withOwnLoader = (
  lazy: () => Promise<{ readonly load: (args: LoaderArgs) => unknown }>,
): Pick<RouteDeclaration, 'lazy' | 'loader'> => ({
  lazy,
  loader: async (args: LoaderArgs) => (await lazy()).load(args),
});

/** A page that the server renders. */
const page = ({ words = [], ...more }: RouteDeclaration, loaderIn: LoaderIn): RouteDeclaration => ({
  render: 'server',
  words: ['common', ...words],
  ...loadWith(loaderIn),
  ...more,
});

/** A page in the layout for signed-out visitors. */
const form = ({ words = [], ...more }: RouteDeclaration): RouteDeclaration => ({
  layout: 'auth',
  noindex: true,
  words: ['common', ...words],
  ...more,
});

const profile = {
  page: 'profile',
  words: ['profile', 'public-profile'],
  canonical,
  lazy: () => import(/* webpackChunkName: "page-profile" */ './pages/profile/profile-page.tsx'),
};
const articles = {
  page: 'articles',
  words: ['reading', 'questions'],
  canonical,
  lazy: () => import(/* webpackChunkName: "page-articles" */ './pages/articles/articles-page.tsx'),
};
const help = {
  page: 'help',
  words: ['reading'],
  canonical,
  lazy: () => import(/* webpackChunkName: "page-help" */ './pages/help/help-page.tsx'),
};

const meeting = (path: string) =>
  form({
    path,
    page: 'meeting',
    words: ['meeting'],
    ...withOwnLoader(() => import(/* webpackChunkName: "page-meeting" */ './pages/meeting/meeting-page.tsx')),
  });

export const declaration: RemoteDeclaration = {
  layouts: {
    default: {
      words: ['frame'],
      lazy: () => import(/* webpackChunkName: "layout-default" */ './layouts/default/default-layout.tsx'),
    },
    auth: {
      words: ['frame'],
      lazy: () => import(/* webpackChunkName: "layout-auth" */ './layouts/auth/auth-layout.tsx'),
    },
  },
  routes: [
    page(
      {
        path: '/',
        page: 'home',
        layout: null,
        words: ['frame', 'home'],
        lazy: () => import(/* webpackChunkName: "page-home" */ './pages/home/home-page.tsx'),
      },
      (all) => all.homeLoader,
    ),
    page(
      {
        path: '/recherche',
        page: 'search',
        words: ['search'],
        nav: { fr: 'Rechercher', en: 'Search' },
        lazy: () => import(/* webpackChunkName: "page-search" */ './pages/search/search-page.tsx'),
      },
      (all) => all.searchLoader('search'),
    ),
    page({ path: '/documentation', nav: { fr: 'Centre d’aide', en: 'Help centre' }, ...help }, (all) => all.helpLoader),
    form({
      path: '/login-user',
      page: 'sign-in-client',
      words: ['sign-in'],
      nav: { fr: 'Se connecter', en: 'Sign in' },
      lazy: () =>
        import(/* webpackChunkName: "page-sign-in-client" */ './pages/sign-in-client/sign-in-client-page.tsx'),
    }),
    form({
      path: '/login',
      page: 'sign-in-professional',
      words: ['sign-in'],
      nav: { fr: 'Espace professionnel', en: 'Professional area' },
      lazy: () =>
        import(
          /* webpackChunkName: "page-sign-in-professional" */ './pages/sign-in-professional/sign-in-professional-page.tsx'
        ),
    }),
    page({ path: '/blog', ...articles }, (all) => all.articlesLoader('article')),
    page({ path: '/alt-news', ...articles }, (all) => all.articlesLoader('news')),
    page(
      {
        path: '/article/:id',
        page: 'article',
        words: ['reading', 'questions'],
        canonical,
        lazy: () => import(/* webpackChunkName: "page-article" */ './pages/article/article-page.tsx'),
      },
      (all) => all.articleLoader,
    ),
    page(
      {
        path: '/produits',
        page: 'products',
        words: ['plans', 'assistant'],
        lazy: () => import(/* webpackChunkName: "page-products" */ './pages/products/products-page.tsx'),
      },
      (all) => all.plansLoader,
    ),
    page(
      {
        path: '/pricing',
        page: 'pricing',
        words: ['plans'],
        lazy: () => import(/* webpackChunkName: "page-pricing" */ './pages/pricing/pricing-page.tsx'),
      },
      (all) => all.plansLoader,
    ),
    page(
      {
        path: '/nimbia-ai',
        page: 'assistant',
        words: ['plans', 'assistant'],
        lazy: () => import(/* webpackChunkName: "page-assistant" */ './pages/assistant/assistant-page.tsx'),
      },
      (all) => all.plansLoader,
    ),
    page(
      {
        path: '/lawyers',
        page: 'lawyers',
        words: ['search'],
        lazy: () => import(/* webpackChunkName: "page-lawyers" */ './pages/lawyers/lawyers-page.tsx'),
      },
      (all) => all.searchLoader('list', { profession: 'lawyer' }),
    ),
    page({ path: '/lawyers/:id', ...profile }, (all) => all.lawyerLoader),
    {
      path: '/lawyers/booking/:id',
      page: 'booking',
      // It has a slim frame of its own.
      layout: null,
      render: 'status',
      noindex: true,
      words: ['common', 'frame', 'booking', 'call', 'confirm', 'waiting'],
      ...withOwnLoader(() => import(/* webpackChunkName: "page-booking" */ './pages/booking/booking-page.tsx')),
      shouldRevalidate: bookingShouldRevalidate,
    },
    page(
      {
        path: '/professionnels',
        page: 'professionals',
        words: ['search'],
        lazy: () => import(/* webpackChunkName: "page-professionals" */ './pages/professionals/professionals-page.tsx'),
      },
      (all) => all.searchLoader('list'),
    ),
    page({ path: '/professionnels/:idname', ...profile }, (all) => all.professionalLoader),
    page(
      {
        path: '/schedule-meeting',
        page: 'schedule-meeting',
        words: ['earliest'],
        lazy: () =>
          import(/* webpackChunkName: "page-schedule-meeting" */ './pages/schedule-meeting/schedule-meeting-page.tsx'),
      },
      (all) => all.earliestLoader,
    ),
    form({
      path: '/inscription',
      page: 'register-professional',
      words: ['register', 'password'],
      lazy: () =>
        import(
          /* webpackChunkName: "page-register-professional" */ './pages/register-professional/register-professional-page.tsx'
        ),
    }),
    form({
      path: '/inscription-2',
      page: 'documents',
      words: ['register', 'documents', 'document-kinds'],
      ...loadWith((all) => all.documentsLoader),
      lazy: () => import(/* webpackChunkName: "page-documents" */ './pages/documents/documents-page.tsx'),
    }),
    form({
      path: '/inscription-user',
      page: 'register-client',
      words: ['register', 'password', 'confirm'],
      lazy: () =>
        import(/* webpackChunkName: "page-register-client" */ './pages/register-client/register-client-page.tsx'),
    }),
    form({
      path: '/reset-pw',
      page: 'reset-password',
      words: ['reset', 'password'],
      lazy: () =>
        import(/* webpackChunkName: "page-reset-password" */ './pages/reset-password/reset-password-page.tsx'),
    }),
    page({ path: '/politique-confi', ...help }, (all) => all.legalLoader('privacy')),
    page({ path: '/CGU', ...help }, (all) => all.legalLoader('terms-of-use')),
    page({ path: '/CGV', ...help }, (all) => all.legalLoader('terms-of-sale')),
    // One page: what it shows is where the professional meets people, and its address says so.
    ...['/zoom', '/jitsi', '/alt-zoom'].map(meeting),
  ],
};
