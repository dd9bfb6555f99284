import type { ComponentType } from 'react';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import type { Party } from '../appointments/queries/available-actions.ts';
import { loadNotificationWords } from './load-notification-words.ts';
import type { NotificationPanelProps } from './notification-panel.tsx';

/** The panel and its words, once it is opened. */
export async function loadNotificationPanel(
  locale: Locale,
  party: Party,
): Promise<ComponentType<NotificationPanelProps>> {
  const [{ NotificationPanel }, words] = await Promise.all([
    import(/* webpackChunkName: "notifications" */ './notification-panel.tsx'),
    loadNotificationWords(locale, party),
  ]);
  return (props) => <NotificationPanel {...props} words={words} />;
}
