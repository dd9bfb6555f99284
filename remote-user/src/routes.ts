import { redirect } from 'react-router-dom';
import type { RemoteDeclaration, RouteDeclaration } from 'shared-contracts/remote/remote-declaration';
import { appointmentLoader, appointmentsLoader } from 'shared-ui/domain/appointments/queries/appointment-loaders.ts';
import { dashboardLoader } from './pages/dashboard/dashboard-loader.ts';

/** A page of the area: in its layout, with the strings shared by all pages. */
const page = (declared: RouteDeclaration): RouteDeclaration => ({
  layout: 'user-dashboard',
  noindex: true,
  ...declared,
  words: ['frame', 'appointments', ...(declared.words ?? [])],
});

export const declaration: RemoteDeclaration = {
  layouts: {
    'user-dashboard': {
      words: ['frame', 'confirmation'],
      // Every page of the area needs it, so it is in the exposed module instead of a separate file.
      lazy: () => import(/* webpackMode: "eager" */ './layouts/user-dashboard/user-dashboard-layout.tsx'),
    },
  },
  routes: [
    // For a truncated address.
    { path: '/user', layout: null, noindex: true, loader: () => redirect('/user/tableau-de-bord') },
    page({
      path: '/user/tableau-de-bord',
      page: 'dashboard',
      words: ['dashboard'],
      nav: { fr: 'Tableau de bord', en: 'Dashboard' },
      loader: dashboardLoader,
      lazy: () => import(/* webpackChunkName: "page-dashboard" */ './pages/dashboard/dashboard-page.tsx'),
    }),
    page({
      path: '/user/en-attente',
      page: 'pending',
      words: ['pages', 'waiting', 'dashboard'],
      loader: async (args) => {
        const { waitingLoader } = await import(
          /* webpackChunkName: "page-pending" */ './pages/pending/waiting-loader.ts'
        );
        return waitingLoader(args);
      },
      lazy: () => import(/* webpackChunkName: "page-pending" */ './pages/pending/pending-page.tsx'),
    }),
    page({
      path: '/user/rendez-vous',
      page: 'appointments',
      words: ['pages'],
      loader: appointmentsLoader('client'),
      lazy: () => import(/* webpackChunkName: "page-appointments" */ './pages/appointments/appointments-page.tsx'),
    }),
    page({
      path: '/user/rendez-vous/:id',
      page: 'appointment',
      words: ['pages', 'parties', 'reviews', 'documents'],
      loader: appointmentLoader('client'),
      lazy: () => import(/* webpackChunkName: "page-appointment" */ './pages/appointment/appointment-page.tsx'),
    }),
    // These three share a chunk, so each has the words of all.
    page({
      path: '/user/clients',
      page: 'known',
      words: ['professionals', 'free-times', 'available', 'common'],
      loader: async (args) => {
        const { clientsLoader } = await import(
          /* webpackChunkName: "page-known" */ './pages/clients/clients-loader.ts'
        );
        return clientsLoader(args);
      },
      lazy: () => import(/* webpackChunkName: "page-known" */ './pages/clients/clients-page.tsx'),
    }),
    page({
      path: '/user/disponibilite',
      page: 'known',
      words: ['professionals', 'free-times', 'available', 'common'],
      loader: async (args) => {
        const { freeTimesLoader } = await import(
          /* webpackChunkName: "page-known" */ './pages/free-times/free-times-loader.ts'
        );
        return freeTimesLoader(args);
      },
      lazy: () => import(/* webpackChunkName: "page-known" */ './pages/free-times/free-times-page.tsx'),
    }),
    page({
      path: '/user/disp',
      page: 'known',
      words: ['professionals', 'free-times', 'available', 'common'],
      loader: async (args) => {
        const { availableLoader } = await import(
          /* webpackChunkName: "page-known" */ './pages/available/available-loader.ts'
        );
        return availableLoader(args);
      },
      lazy: () => import(/* webpackChunkName: "page-known" */ './pages/available/available-page.tsx'),
    }),
    page({
      path: '/user/fg-pw',
      page: 'password',
      words: ['password'],
      lazy: () => import(/* webpackChunkName: "page-password" */ './pages/password/password-page.tsx'),
    }),
    page({
      path: '/user/profile',
      page: 'profile',
      words: ['account', 'account-security', 'confirmation'],
      loader: async (args) => {
        const { profileLoader } = await import(
          /* webpackChunkName: "page-profile" */ './pages/profile/profile-loader.ts'
        );
        return profileLoader(args);
      },
      lazy: () => import(/* webpackChunkName: "page-profile" */ './pages/profile/profile-page.tsx'),
    }),
    page({
      path: '/user/factures',
      page: 'invoices',
      words: ['invoices'],
      loader: async (args) => {
        const { invoicesLoader } = await import(
          /* webpackChunkName: "page-invoices" */ './pages/invoices/invoices-loader.ts'
        );
        return invoicesLoader(args);
      },
      lazy: () => import(/* webpackChunkName: "page-invoices" */ './pages/invoices/invoices-page.tsx'),
    }),
    page({
      path: '/user/nimbia-ai',
      page: 'assistant',
      words: ['assistant'],
      lazy: () => import(/* webpackChunkName: "page-assistant" */ './pages/assistant/assistant-page.tsx'),
    }),
    page({
      path: '/user/avis',
      page: 'reviews',
      words: ['reviews'],
      loader: async (args) => {
        const { reviewsLoader } = await import(
          /* webpackChunkName: "page-reviews" */ './pages/reviews/reviews-loader.ts'
        );
        return reviewsLoader(args);
      },
      lazy: () => import(/* webpackChunkName: "page-reviews" */ './pages/reviews/reviews-page.tsx'),
    }),
    page({
      path: '/user/comment',
      page: 'comments',
      words: ['comments'],
      loader: async (args) => {
        const { commentsLoader } = await import(
          /* webpackChunkName: "page-comments" */ './pages/comments/comments-loader.ts'
        );
        return commentsLoader(args);
      },
      lazy: () => import(/* webpackChunkName: "page-comments" */ './pages/comments/comments-page.tsx'),
    }),
    page({
      path: '/user/question',
      page: 'questions',
      words: ['questions', 'dashboard', 'common'],
      loader: async (args) => {
        const { questionsLoader } = await import(
          /* webpackChunkName: "page-questions" */ './pages/questions/questions-loader.ts'
        );
        return questionsLoader(args);
      },
      lazy: () => import(/* webpackChunkName: "page-questions" */ './pages/questions/questions-page.tsx'),
    }),
    page({
      path: '/user/message',
      page: 'messages',
      words: ['messages'],
      loader: async (args) => {
        const { messagesLoader } = await import(
          /* webpackChunkName: "page-messages" */ 'shared-ui/domain/messages/messages-loader.ts'
        );
        return messagesLoader('client')(args);
      },
      lazy: () => import(/* webpackChunkName: "page-messages" */ './pages/messages/messages-page.tsx'),
    }),
  ],
};
