import type { Locale } from 'shared-contracts/schemas/vocabulary';
import type { Party } from '../appointments/queries/available-actions.ts';
import { loadSharedStrings } from '../shared-strings.ts';
import type { NotificationWords } from './notification-sentence.ts';

/** Only professionals have documents that are checked. */
export async function loadNotificationWords(locale: Locale, party: Party): Promise<NotificationWords> {
  const [{ default: words }, kinds] = await Promise.all([
    locale === 'fr'
      ? import(/* webpackChunkName: "notifications-fr" */ '../../locales/fr/notifications.json')
      : import(/* webpackChunkName: "notifications-en" */ '../../locales/en/notifications.json'),
    party === 'professional' ? loadSharedStrings(locale, 'document-kinds') : undefined,
  ]);
  return { ...words, kinds: kinds?.default ?? {} };
}
