import 'i18next';

/** The keys of `t` by namespace, as the French strings have them (decision 079). */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    'remote-pro/account': typeof import('shared-ui/locales/fr/account.json');
    'remote-pro/account-payments': typeof import('./locales/fr/account-payments.json');
    'remote-pro/account-security': typeof import('shared-ui/locales/fr/account-security.json');
    'remote-pro/advertisement-form': typeof import('./locales/fr/advertisement-form.json');
    'remote-pro/advertising': typeof import('./locales/fr/advertising.json');
    'remote-pro/appointments': typeof import('shared-ui/locales/fr/appointments.json');
    'remote-pro/article-writing': typeof import('./locales/fr/article-writing.json');
    'remote-pro/articles': typeof import('./locales/fr/articles.json');
    'remote-pro/availability': typeof import('./locales/fr/availability.json');
    'remote-pro/available-now': typeof import('./locales/fr/available-now.json');
    'remote-pro/calendars': typeof import('./locales/fr/calendars.json');
    'remote-pro/clients': typeof import('./locales/fr/clients.json');
    'remote-pro/conflicts': typeof import('./locales/fr/conflicts.json');
    'remote-pro/confirmation': typeof import('shared-ui/locales/fr/confirmation.json');
    'remote-pro/consultations': typeof import('./locales/fr/consultations.json');
    'remote-pro/closed-days': typeof import('./locales/fr/closed-days.json');
    'remote-pro/dashboard': typeof import('./locales/fr/dashboard.json');
    'remote-pro/document-kinds': typeof import('shared-ui/locales/fr/document-kinds.json');
    'remote-pro/explained-times': typeof import('./locales/fr/explained-times.json');
    'remote-pro/frame': typeof import('./locales/fr/frame.json');
    'remote-pro/not-open': typeof import('./locales/fr/not-open.json');
    'remote-pro/appointment': typeof import('./locales/fr/appointment.json');
    'remote-pro/diary': typeof import('./locales/fr/diary.json');
    'remote-pro/messages': typeof import('shared-ui/locales/fr/messages.json');
    'remote-pro/parties': typeof import('shared-ui/locales/fr/parties.json');
    'remote-pro/password': typeof import('shared-ui/locales/fr/password.json');
    'remote-pro/pending': typeof import('./locales/fr/pending.json');
    'remote-pro/pictures': typeof import('./locales/fr/pictures.json');
    'remote-pro/plan': typeof import('./locales/fr/plan.json');
    'remote-pro/private-notes': typeof import('./locales/fr/private-notes.json');
    'remote-pro/profile': typeof import('./locales/fr/profile.json');
    'remote-pro/profile-steps': typeof import('./locales/fr/profile-steps.json');
    'remote-pro/public-profile': typeof import('shared-ui/locales/fr/public-profile.json');
    'remote-pro/reviews': typeof import('./locales/fr/reviews.json');
    'remote-pro/questions': typeof import('./locales/fr/questions.json');
    'remote-pro/common': typeof import('shared-ui/locales/fr/common.json');
  }
}
