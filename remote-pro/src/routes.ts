import { redirect } from 'react-router-dom';
import type { RemoteDeclaration, RouteDeclaration } from 'shared-contracts/remote/remote-declaration';
import { appointmentLoader, pendingLoader } from 'shared-ui/domain/appointments/appointment-loaders.ts';
import { professionalLoader } from './data/professional-loader.ts';
import { loadAppointments } from './pages/appointments/appointments-loader.ts';
import { availabilityLoader } from './pages/availability/availability-loader.ts';
import type notOpen from './locales/fr/not-open.json';
import { dashboardLoader } from './pages/dashboard/dashboard-loader.ts';

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
      words: ['frame'],
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
      words: ['dashboard', 'document-kinds', 'closed-days'],
      nav: { fr: 'Tableau de bord', en: 'Dashboard' },
      loader: dashboardLoader,
      lazy: () => import(/* webpackChunkName: "page-dashboard" */ './pages/dashboard/dashboard-page.tsx'),
    }),
    page({
      path: '/pro/en-attente',
      page: 'pending',
      words: ['pending'],
      loader: pendingLoader('professional'),
      lazy: () => import(/* webpackChunkName: "page-pending" */ './pages/pending/pending-page.tsx'),
    }),
    page({
      path: '/pro/rendez-vous',
      page: 'appointments',
      words: ['pages', 'closed-days'],
      loader: loadAppointments,
      lazy: () => import(/* webpackChunkName: "page-appointments" */ './pages/appointments/appointments-page.tsx'),
    }),
    page({
      path: '/pro/rendez-vous/:id',
      page: 'appointment',
      words: ['pages'],
      loader: appointmentLoader('professional'),
      lazy: () => import(/* webpackChunkName: "page-appointment" */ './pages/appointment/appointment-page.tsx'),
    }),
    page({
      path: '/pro/disponibilite',
      page: 'availability',
      words: ['availability', 'explained-times', 'practice-contact', 'closed-days'],
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
      path: '/pro/fg-pw',
      page: 'password',
      words: ['password'],
      lazy: () => import(/* webpackChunkName: "page-password" */ './pages/password/password-page.tsx'),
    }),
    closed('/pro/avis'),
    closed('/pro/Compte'),
    closed('/pro/clients'),
    closed('/pro/message'),
    closed('/pro/pricing'),
    closed('/pro/profile'),
    closed('/pro/articles'),
    closed('/pro/factures'),
    closed('/pro/nimbia-ai'),
    closed('/pro/publicite'),
  ],
};
