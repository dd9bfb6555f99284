import 'i18next';

/** The keys of `t` by namespace, as the French strings have them (decision 079). */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    'remote-pro/appointments': typeof import('shared-ui/locales/fr/appointments.json');
    'remote-pro/availability': typeof import('./locales/fr/availability.json');
    'remote-pro/available-now': typeof import('./locales/fr/available-now.json');
    'remote-pro/closed-days': typeof import('./locales/fr/closed-days.json');
    'remote-pro/dashboard': typeof import('./locales/fr/dashboard.json');
    'remote-pro/document-kinds': typeof import('shared-ui/locales/fr/document-kinds.json');
    'remote-pro/explained-times': typeof import('./locales/fr/explained-times.json');
    'remote-pro/frame': typeof import('./locales/fr/frame.json');
    'remote-pro/not-open': typeof import('./locales/fr/not-open.json');
    'remote-pro/pages': typeof import('./locales/fr/pages.json');
    'remote-pro/password': typeof import('shared-ui/locales/fr/password.json');
    'remote-pro/pending': typeof import('./locales/fr/pending.json');
    'remote-pro/practice-contact': typeof import('./locales/fr/practice-contact.json');
  }
}
