import type { RemoteModule } from 'shared-contracts/remote/remote-module';

/** Every namespace of this remote, in both languages; the shell loads one language of those that a page names. */
export const locales: RemoteModule['locales'] = {
  'remote-public/frame': { fr: () => import('./locales/fr/frame.json'), en: () => import('./locales/en/frame.json') },
  'remote-public/common': {
    fr: () => import('./locales/fr/common.json'),
    en: () => import('./locales/en/common.json'),
  },
  'remote-public/home': { fr: () => import('./locales/fr/home.json'), en: () => import('./locales/en/home.json') },
  'remote-public/search': {
    fr: () => import('./locales/fr/search.json'),
    en: () => import('./locales/en/search.json'),
  },
  'remote-public/profile': {
    fr: () => import('./locales/fr/profile.json'),
    en: () => import('./locales/en/profile.json'),
  },
  'remote-public/confirm': {
    fr: () => import('./locales/fr/confirm.json'),
    en: () => import('./locales/en/confirm.json'),
  },
  'remote-public/booking': {
    fr: () => import('./locales/fr/booking.json'),
    en: () => import('./locales/en/booking.json'),
  },
  'remote-public/sign-in': {
    fr: () => import('./locales/fr/sign-in.json'),
    en: () => import('./locales/en/sign-in.json'),
  },
  'remote-public/register': {
    fr: () => import('./locales/fr/register.json'),
    en: () => import('./locales/en/register.json'),
  },
  'remote-public/documents': {
    fr: () => import('./locales/fr/documents.json'),
    en: () => import('./locales/en/documents.json'),
  },
  'remote-public/document-kinds': {
    fr: () => import('shared-ui/locales/fr/document-kinds.json'),
    en: () => import('shared-ui/locales/en/document-kinds.json'),
  },
  'remote-public/card': { fr: () => import('./locales/fr/card.json'), en: () => import('./locales/en/card.json') },
  'remote-public/password': {
    fr: () => import('shared-ui/locales/fr/password.json'),
    en: () => import('shared-ui/locales/en/password.json'),
  },
  'remote-public/reset': {
    fr: () => import('./locales/fr/reset.json'),
    en: () => import('./locales/en/reset.json'),
  },
  'remote-public/plans': {
    fr: () => import('./locales/fr/plans.json'),
    en: () => import('./locales/en/plans.json'),
  },
  'remote-public/assistant': {
    fr: () => import('./locales/fr/assistant.json'),
    en: () => import('./locales/en/assistant.json'),
  },
  'remote-public/reading': {
    fr: () => import('./locales/fr/reading.json'),
    en: () => import('./locales/en/reading.json'),
  },
  'remote-public/earliest': {
    fr: () => import('./locales/fr/earliest.json'),
    en: () => import('./locales/en/earliest.json'),
  },
  'remote-public/not-yet-open': {
    fr: () => import('./locales/fr/not-yet-open.json'),
    en: () => import('./locales/en/not-yet-open.json'),
  },
};
