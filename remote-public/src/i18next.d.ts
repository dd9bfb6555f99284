import 'i18next';

/** The keys of `t` by namespace, as the French strings have them (decision 079). */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    'remote-public/assistant': typeof import('./locales/fr/assistant.json');
    'remote-public/booking': typeof import('./locales/fr/booking.json');
    'remote-public/call': typeof import('./locales/fr/call.json');
    'remote-public/common': typeof import('shared-ui/locales/fr/common.json');
    'remote-public/confirm': typeof import('./locales/fr/confirm.json');
    'remote-public/document-kinds': typeof import('shared-ui/locales/fr/document-kinds.json');
    'remote-public/documents': typeof import('./locales/fr/documents.json');
    'remote-public/earliest': typeof import('./locales/fr/earliest.json');
    'remote-public/frame': typeof import('./locales/fr/frame.json');
    'remote-public/home': typeof import('./locales/fr/home.json');
    'remote-public/meeting': typeof import('./locales/fr/meeting.json');
    'remote-public/messages': typeof import('shared-ui/locales/fr/messages.json');
    'remote-public/password': typeof import('shared-ui/locales/fr/password.json');
    'remote-public/plans': typeof import('./locales/fr/plans.json');
    'remote-public/profile': typeof import('./locales/fr/profile.json');
    'remote-public/public-profile': typeof import('shared-ui/locales/fr/public-profile.json');
    'remote-public/questions': typeof import('./locales/fr/questions.json');
    'remote-public/reading': typeof import('./locales/fr/reading.json');
    'remote-public/register': typeof import('./locales/fr/register.json');
    'remote-public/reset': typeof import('./locales/fr/reset.json');
    'remote-public/search': typeof import('./locales/fr/search.json');
    'remote-public/sign-in': typeof import('./locales/fr/sign-in.json');
    'remote-public/waiting': typeof import('./locales/fr/waiting.json');
  }
}
