import 'i18next';

/** The keys of `t` by namespace, as the French strings have them (decision 079). */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    'remote-user/appointments': typeof import('shared-ui/locales/fr/appointments.json');
    'remote-user/dashboard': typeof import('./locales/fr/dashboard.json');
    'remote-user/frame': typeof import('./locales/fr/frame.json');
    'remote-user/not-open': typeof import('./locales/fr/not-open.json');
    'remote-user/pages': typeof import('./locales/fr/pages.json');
    'remote-user/password': typeof import('shared-ui/locales/fr/password.json');
  }
}
