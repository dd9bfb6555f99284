import { redirect } from 'react-router-dom';
import type { RemoteDeclaration, RouteDeclaration } from 'shared-contracts/remote/remote-declaration';
import { appointmentLoader } from 'shared-ui/domain/appointments/queries/appointment-loaders.ts';
import { messagesLoader } from 'shared-ui/domain/messages/messages-loader.ts';
import { professionalLoader } from './data/practice/professional-loader.ts';
import { withPractice } from './data/practice/with-practice.ts';
import { advertisingLoader } from './pages/advertising/advertising-loader.ts';
import { articleWritingLoader } from './pages/article-writing/article-writing-loader.ts';
import { articlesLoader } from './pages/articles/articles-loader.ts';
import { accountLoader } from './pages/account/account-loader.ts';
import { loadAppointments } from './pages/appointments/appointments-loader.ts';
import { availabilityLoader } from './pages/availability/availability-loader.ts';
import { loadPending } from './pages/pending/pending-loader.ts';
import { loadClient } from './pages/client/client-loader.ts';
import { loadClients } from './pages/clients/clients-loader.ts';
import type notOpen from './locales/fr/not-open.json';
import { dashboardLoader } from './pages/dashboard/dashboard-loader.ts';
import { profileLoader } from './pages/profile/profile-loader.ts';
import { reviewsLoader } from './pages/reviews/reviews-loader.ts';

/** A page of the area: in its layout, with the strings shared by all pages. */
const page = (declared: RouteDeclaration): RouteDeclaration => ({
  layout: 'pro-dashboard',
  noindex: true,
  ...declared,
  words: ['frame', 'appointments', ...(declared.words ?? [])],
});

/** A page that is not open: nothing links to it until it has its own route. */
const closed = (path: `/pro/${keyof typeof notOpen.place}`): RouteDeclaration =>
  page({
    path,
    page: 'not-open',
    words: ['not-open'],
    isOpen: false,
    lazy: () => import(/* webpackChunkName: "page-not-open" */ './pages/not-open/not-open-page.tsx'),
  });

export const declaration: RemoteDeclaration = {
  layouts: {
    'pro-dashboard': {
      words: ['frame', 'confirmation'],
      // Every page of the area needs it, so it is in the exposed module instead of a separate file.
      lazy: () => import(/* webpackMode: "eager" */ './layouts/pro-dashboard/pro-dashboard-layout.tsx'),
    },
  },
  routes: [
    // For a truncated address.
    { path: '/pro', layout: null, noindex: true, loader: () => redirect('/pro/tableau-de-bord') },
    page({
      path: '/pro/tableau-de-bord',
      page: 'dashboard',
      words: ['dashboard', 'available-now', 'conflicts', 'document-kinds', 'plan', 'profile-steps', 'closed-days'],
      nav: { fr: 'Tableau de bord', en: 'Dashboard' },
      loader: dashboardLoader,
      lazy: () => import(/* webpackChunkName: "page-dashboard" */ './pages/dashboard/dashboard-page.tsx'),
    }),
    page({
      path: '/pro/en-attente',
      page: 'pending',
      words: ['pending', 'conflicts'],
      loader: withPractice(loadPending),
      lazy: () => import(/* webpackChunkName: "page-pending" */ './pages/pending/pending-page.tsx'),
    }),
    page({
      path: '/pro/rendez-vous',
      page: 'appointments',
      words: ['diary', 'conflicts', 'closed-days'],
      loader: loadAppointments,
      lazy: () => import(/* webpackChunkName: "page-appointments" */ './pages/appointments/appointments-page.tsx'),
    }),
    page({
      path: '/pro/rendez-vous/:id',
      page: 'appointment',
      words: ['appointment', 'conflicts', 'parties', 'private-notes'],
      loader: withPractice(appointmentLoader('professional')),
      lazy: () => import(/* webpackChunkName: "page-appointment" */ './pages/appointment/appointment-page.tsx'),
    }),
    page({
      path: '/pro/clients',
      page: 'clients',
      words: ['clients'],
      loader: withPractice(loadClients),
      lazy: () => import(/* webpackChunkName: "page-clients" */ './pages/clients/clients-page.tsx'),
    }),
    page({
      path: '/pro/clients/:id',
      page: 'client',
      words: ['clients', 'conflicts', 'messages', 'private-notes', 'reviews'],
      loader: withPractice(loadClient),
      lazy: () => import(/* webpackChunkName: "page-client" */ './pages/client/client-page.tsx'),
    }),
    page({
      path: '/pro/disponibilite',
      page: 'availability',
      words: ['availability', 'explained-times', 'closed-days', 'calendars', 'conflicts', 'common'],
      loader: availabilityLoader,
      lazy: () => import(/* webpackChunkName: "page-availability" */ './pages/availability/availability-page.tsx'),
    }),
    page({
      path: '/pro/disp',
      page: 'available-now',
      words: ['available-now'],
      loader: professionalLoader,
      lazy: () => import(/* webpackChunkName: "page-available-now" */ './pages/available-now/available-now-page.tsx'),
    }),
    page({
      path: '/pro/publicite',
      page: 'advertising',
      words: ['advertising', 'advertisement-form', 'pictures', 'plan'],
      loader: advertisingLoader,
      lazy: () => import(/* webpackChunkName: "page-advertising" */ './pages/advertising/advertising-page.tsx'),
    }),
    page({
      path: '/pro/profile',
      page: 'profile',
      words: ['profile', 'profile-steps', 'pictures', 'consultations', 'public-profile', 'document-kinds', 'common'],
      loader: profileLoader,
      lazy: () => import(/* webpackChunkName: "page-profile" */ './pages/profile/profile-page.tsx'),
    }),
    page({
      path: '/pro/avis',
      page: 'reviews',
      words: ['reviews'],
      loader: reviewsLoader,
      lazy: () => import(/* webpackChunkName: "page-reviews" */ './pages/reviews/reviews-page.tsx'),
    }),
    page({
      path: '/pro/articles',
      page: 'articles',
      words: ['articles', 'questions', 'plan', 'common'],
      loader: articlesLoader,
      lazy: () => import(/* webpackChunkName: "page-articles" */ './pages/articles/articles-page.tsx'),
    }),
    page({
      path: '/pro/articles/:id',
      page: 'article-writing',
      words: ['article-writing', 'plan', 'common'],
      loader: articleWritingLoader,
      lazy: () =>
        import(/* webpackChunkName: "page-article-writing" */ './pages/article-writing/article-writing-page.tsx'),
    }),
    page({
      path: '/pro/Compte',
      page: 'account',
      words: ['account', 'account-security', 'account-payments', 'confirmation'],
      loader: accountLoader,
      lazy: () => import(/* webpackChunkName: "page-account" */ './pages/account/account-page.tsx'),
    }),
    page({
      path: '/pro/fg-pw',
      page: 'password',
      words: ['password'],
      lazy: () => import(/* webpackChunkName: "page-password" */ './pages/password/password-page.tsx'),
    }),
    page({
      path: '/pro/message',
      page: 'messages',
      words: ['messages'],
      loader: withPractice(messagesLoader('professional')),
      lazy: () => import(/* webpackChunkName: "page-messages" */ './pages/messages/messages-page.tsx'),
    }),
    closed('/pro/pricing'),
    closed('/pro/factures'),
    closed('/pro/nimbia-ai'),
  ],
};
