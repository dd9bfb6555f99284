import { redirect } from 'react-router-dom';
import type { RemoteDeclaration, RouteDeclaration } from 'shared-contracts/remote/remote-declaration';
import {
  appointmentLoader,
  appointmentsLoader,
  pendingLoader,
} from 'shared-ui/domain/appointments/appointment-loaders.ts';
import type notOpen from './locales/fr/not-open.json';
import { dashboardLoader } from './pages/dashboard/dashboard-loader.ts';

/** A page of the area: in its layout, with the strings shared by all pages. */
const page = (declared: RouteDeclaration): RouteDeclaration => ({
  layout: 'user-dashboard',
  noindex: true,
  ...declared,
  words: ['frame', 'appointments', ...(declared.words ?? [])],
});

/** A page that is not open: nothing links to it until it has its own route. */
const closed = (path: `/user/${keyof typeof notOpen.place}`): RouteDeclaration =>
  page({
    path,
    page: 'not-open',
    words: ['not-open'],
    isOpen: false,
    lazy: () => import(/* webpackChunkName: "page-not-open" */ './pages/not-open/not-open-page.tsx'),
  });

export const declaration: RemoteDeclaration = {
  layouts: {
    'user-dashboard': {
      words: ['frame'],
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
      words: ['pages'],
      loader: pendingLoader('client'),
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
      words: ['pages'],
      loader: appointmentLoader('client'),
      lazy: () => import(/* webpackChunkName: "page-appointment" */ './pages/appointment/appointment-page.tsx'),
    }),
    page({
      path: '/user/fg-pw',
      page: 'password',
      words: ['password'],
      lazy: () => import(/* webpackChunkName: "page-password" */ './pages/password/password-page.tsx'),
    }),
    closed('/user/avis'),
    closed('/user/disp'),
    closed('/user/clients'),
    closed('/user/comment'),
    closed('/user/message'),
    closed('/user/profile'),
    closed('/user/factures'),
    closed('/user/question'),
    closed('/user/nimbia-ai'),
    closed('/user/disponibilite'),
  ],
};
