import { redirect } from 'react-router-dom';
import {
  appointmentLoader,
  appointmentsLoader,
  pendingLoader,
} from 'shared-ui/domain/appointments/appointment-loaders.ts';
import type { RemoteModule, RemoteRoute } from 'shared-contracts/remote/remote-module';
import description from '../remote.json';
import { dashboardLoader } from './pages/dashboard/dashboard-loader.ts';

const handle = (...names: string[]) =>
  ({
    layout: 'user-dashboard',
    noindex: true,
    namespaces: ['remote-user/frame', 'remote-user/appointments', ...names.map((name) => `remote-user/${name}`)],
  }) as const;

/** A page opens by a route of its own below, and without `isOpen` in `remote.json`. */
const closedPages = description.routes
  .filter(({ isOpen }) => isOpen === false)
  .map(({ pattern }): RemoteRoute => ({
    id: `remote-user${pattern.slice('/user'.length)}`,
    path: pattern,
    handle: handle('not-open'),
    lazy: () => import(/* webpackChunkName: "page-not-open" */ './pages/not-open/not-open-page.tsx'),
  }));

/** What the shell mounts. Chunk names are what `remote.json` and the preload links go by: `page-<name>`, `layout-<name>`. */
const remote: RemoteModule = {
  contract: '^1.6.0',
  routes: [
    {
      id: 'remote-user/tableau-de-bord',
      path: '/user/tableau-de-bord',
      handle: handle('dashboard'),
      loader: dashboardLoader,
      lazy: () => import(/* webpackChunkName: "page-dashboard" */ './pages/dashboard/dashboard-page.tsx'),
    },
    {
      id: 'remote-user/en-attente',
      path: '/user/en-attente',
      handle: handle('pages'),
      loader: pendingLoader('client'),
      lazy: () => import(/* webpackChunkName: "page-pending" */ './pages/pending/pending-page.tsx'),
    },
    {
      id: 'remote-user/rendez-vous',
      path: '/user/rendez-vous',
      handle: handle('pages'),
      loader: appointmentsLoader('client'),
      lazy: () => import(/* webpackChunkName: "page-appointments" */ './pages/appointments/appointments-page.tsx'),
    },
    {
      id: 'remote-user/rendez-vous/:id',
      path: '/user/rendez-vous/:id',
      handle: handle('pages'),
      loader: appointmentLoader('client'),
      lazy: () => import(/* webpackChunkName: "page-appointment" */ './pages/appointment/appointment-page.tsx'),
    },
    {
      id: 'remote-user/fg-pw',
      path: '/user/fg-pw',
      handle: handle('password'),
      lazy: () => import(/* webpackChunkName: "page-password" */ './pages/password/password-page.tsx'),
    },
    ...closedPages,
    {
      // For a shortened address.
      id: 'remote-user/root',
      path: '/user',
      handle: { layout: null, noindex: true },
      loader: () => redirect('/user/tableau-de-bord'),
    },
  ],
  layouts: {
    // Every page of the area needs it, so it is in the exposed module instead of a file of its own.
    'user-dashboard': async () => {
      const { Component } = await import(
        /* webpackMode: "eager" */ './layouts/user-dashboard/user-dashboard-layout.tsx'
      );
      return { Component, namespaces: ['remote-user/frame'] };
    },
  },
  locales: {
    'remote-user/appointments': {
      fr: () => import(/* webpackChunkName: "words-fr" */ 'shared-ui/locales/fr/appointments.json'),
      en: () => import(/* webpackChunkName: "words-en" */ 'shared-ui/locales/en/appointments.json'),
    },
    'remote-user/password': {
      fr: () => import('shared-ui/locales/fr/password.json'),
      en: () => import('shared-ui/locales/en/password.json'),
    },
    'remote-user/frame': {
      fr: () => import(/* webpackChunkName: "words-fr" */ './locales/fr/frame.json'),
      en: () => import(/* webpackChunkName: "words-en" */ './locales/en/frame.json'),
    },
    'remote-user/dashboard': {
      fr: () => import(/* webpackChunkName: "words-fr" */ './locales/fr/dashboard.json'),
      en: () => import(/* webpackChunkName: "words-en" */ './locales/en/dashboard.json'),
    },
    'remote-user/pages': { fr: () => import('./locales/fr/pages.json'), en: () => import('./locales/en/pages.json') },
    'remote-user/not-open': {
      fr: () => import('./locales/fr/not-open.json'),
      en: () => import('./locales/en/not-open.json'),
    },
  },
};

export const { contract, routes, layouts, locales } = remote;
