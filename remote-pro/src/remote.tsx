import { redirect } from 'react-router-dom';
import { appointmentLoader, pendingLoader } from 'shared-ui/domain/appointments/appointment-loaders.ts';
import type { RemoteModule, RemoteRoute } from 'shared-contracts/remote/remote-module';
import description from '../remote.json';
import { professionalLoader } from './data/professional-loader.ts';
import { loadAppointments } from './pages/appointments/appointments-loader.ts';
import { availabilityLoader } from './pages/availability/availability-loader.ts';
import { dashboardLoader } from './pages/dashboard/dashboard-loader.ts';

const handle = (...names: string[]) =>
  ({
    layout: 'pro-dashboard',
    noindex: true,
    namespaces: ['remote-pro/frame', 'remote-pro/appointments', ...names.map((name) => `remote-pro/${name}`)],
  }) as const;

/** A page opens by a route of its own below, and without `isOpen` in `remote.json`. */
const closedPages = description.routes
  .filter(({ isOpen }) => isOpen === false)
  .map(({ pattern }): RemoteRoute => ({
    id: `remote-pro${pattern.slice('/pro'.length)}`,
    path: pattern,
    handle: handle('not-open'),
    lazy: () => import(/* webpackChunkName: "page-not-open" */ './pages/not-open/not-open-page.tsx'),
  }));

/** What the shell mounts. Chunk names are what `remote.json` and the preload links go by: `page-<name>`, `layout-<name>`. */
const remote: RemoteModule = {
  contract: '^1.6.0',
  routes: [
    {
      id: 'remote-pro/tableau-de-bord',
      path: '/pro/tableau-de-bord',
      handle: handle('dashboard', 'document-kinds', 'closed-days'),
      loader: dashboardLoader,
      lazy: () => import(/* webpackChunkName: "page-dashboard" */ './pages/dashboard/dashboard-page.tsx'),
    },
    {
      id: 'remote-pro/en-attente',
      path: '/pro/en-attente',
      handle: handle('pending'),
      loader: pendingLoader('professional'),
      lazy: () => import(/* webpackChunkName: "page-pending" */ './pages/pending/pending-page.tsx'),
    },
    {
      id: 'remote-pro/rendez-vous',
      path: '/pro/rendez-vous',
      handle: handle('pages', 'closed-days'),
      loader: loadAppointments,
      lazy: () => import(/* webpackChunkName: "page-appointments" */ './pages/appointments/appointments-page.tsx'),
    },
    {
      id: 'remote-pro/rendez-vous/:id',
      path: '/pro/rendez-vous/:id',
      handle: handle('pages'),
      loader: appointmentLoader('professional'),
      lazy: () => import(/* webpackChunkName: "page-appointment" */ './pages/appointment/appointment-page.tsx'),
    },
    {
      id: 'remote-pro/disponibilite',
      path: '/pro/disponibilite',
      handle: handle('availability', 'explained-times', 'practice-contact', 'closed-days'),
      loader: availabilityLoader,
      lazy: () => import(/* webpackChunkName: "page-availability" */ './pages/availability/availability-page.tsx'),
    },
    {
      id: 'remote-pro/disp',
      path: '/pro/disp',
      handle: handle('available-now'),
      loader: professionalLoader,
      lazy: () => import(/* webpackChunkName: "page-available-now" */ './pages/available-now/available-now-page.tsx'),
    },
    {
      id: 'remote-pro/fg-pw',
      path: '/pro/fg-pw',
      handle: handle('password'),
      lazy: () => import(/* webpackChunkName: "page-password" */ './pages/password/password-page.tsx'),
    },
    ...closedPages,
    {
      // For a shortened address.
      id: 'remote-pro/root',
      path: '/pro',
      handle: { layout: null, noindex: true },
      loader: () => redirect('/pro/tableau-de-bord'),
    },
  ],
  layouts: {
    // Every page of the area needs it, so it is in the exposed module instead of a file of its own.
    'pro-dashboard': async () => {
      const { Component } = await import(/* webpackMode: "eager" */ './layouts/pro-dashboard/pro-dashboard-layout.tsx');
      return { Component, namespaces: ['remote-pro/frame'] };
    },
  },
  locales: {
    'remote-pro/appointments': {
      fr: () => import(/* webpackChunkName: "words-fr" */ 'shared-ui/locales/fr/appointments.json'),
      en: () => import(/* webpackChunkName: "words-en" */ 'shared-ui/locales/en/appointments.json'),
    },
    'remote-pro/password': {
      fr: () => import('shared-ui/locales/fr/password.json'),
      en: () => import('shared-ui/locales/en/password.json'),
    },
    'remote-pro/frame': {
      fr: () => import(/* webpackChunkName: "words-fr" */ './locales/fr/frame.json'),
      en: () => import(/* webpackChunkName: "words-en" */ './locales/en/frame.json'),
    },
    'remote-pro/dashboard': {
      fr: () => import(/* webpackChunkName: "words-fr" */ './locales/fr/dashboard.json'),
      en: () => import(/* webpackChunkName: "words-en" */ './locales/en/dashboard.json'),
    },
    'remote-pro/document-kinds': {
      fr: () => import(/* webpackChunkName: "words-fr" */ 'shared-ui/locales/fr/document-kinds.json'),
      en: () => import(/* webpackChunkName: "words-en" */ 'shared-ui/locales/en/document-kinds.json'),
    },
    'remote-pro/pending': {
      fr: () => import('./locales/fr/pending.json'),
      en: () => import('./locales/en/pending.json'),
    },
    'remote-pro/pages': { fr: () => import('./locales/fr/pages.json'), en: () => import('./locales/en/pages.json') },
    'remote-pro/explained-times': {
      fr: () => import('./locales/fr/explained-times.json'),
      en: () => import('./locales/en/explained-times.json'),
    },
    'remote-pro/practice-contact': {
      fr: () => import('./locales/fr/practice-contact.json'),
      en: () => import('./locales/en/practice-contact.json'),
    },
    'remote-pro/availability': {
      fr: () => import('./locales/fr/availability.json'),
      en: () => import('./locales/en/availability.json'),
    },
    'remote-pro/closed-days': {
      fr: () => import(/* webpackChunkName: "words-fr" */ './locales/fr/closed-days.json'),
      en: () => import(/* webpackChunkName: "words-en" */ './locales/en/closed-days.json'),
    },
    'remote-pro/available-now': {
      fr: () => import('./locales/fr/available-now.json'),
      en: () => import('./locales/en/available-now.json'),
    },
    'remote-pro/not-open': {
      fr: () => import('./locales/fr/not-open.json'),
      en: () => import('./locales/en/not-open.json'),
    },
  },
};

export const { contract, routes, layouts, locales } = remote;
