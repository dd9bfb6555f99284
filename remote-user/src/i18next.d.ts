import 'i18next';

/** The keys of `t` by namespace, as the French strings have them (decision 079). */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    'remote-user/account': typeof import('shared-ui/locales/fr/account.json');
    'remote-user/account-security': typeof import('shared-ui/locales/fr/account-security.json');
    'remote-user/appointments': typeof import('shared-ui/locales/fr/appointments.json');
    'remote-user/assistant': typeof import('./locales/fr/assistant.json');
    'remote-user/confirmation': typeof import('shared-ui/locales/fr/confirmation.json');
    'remote-user/comments': typeof import('./locales/fr/comments.json');
    'remote-user/dashboard': typeof import('./locales/fr/dashboard.json');
    'remote-user/documents': typeof import('./locales/fr/documents.json');
    'remote-user/frame': typeof import('./locales/fr/frame.json');
    'remote-user/invoices': typeof import('./locales/fr/invoices.json');
    'remote-user/available': typeof import('./locales/fr/available.json');
    'remote-user/common': typeof import('shared-ui/locales/fr/common.json');
    'remote-user/free-times': typeof import('./locales/fr/free-times.json');
    'remote-user/messages': typeof import('shared-ui/locales/fr/messages.json');
    'remote-user/parties': typeof import('shared-ui/locales/fr/parties.json');
    'remote-user/pages': typeof import('./locales/fr/pages.json');
    'remote-user/professionals': typeof import('./locales/fr/professionals.json');
    'remote-user/password': typeof import('shared-ui/locales/fr/password.json');
    'remote-user/questions': typeof import('./locales/fr/questions.json');
    'remote-user/reviews': typeof import('./locales/fr/reviews.json');
    'remote-user/waiting': typeof import('./locales/fr/waiting.json');
  }
}
