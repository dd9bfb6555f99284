import type { i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import type { MeetingSubject } from '../meeting-subject.ts';

export interface ChatProps {
  readonly subject: MeetingSubject;
}

/** The messages of the areas, with their words. */
export async function loadChat(i18n: I18n, locale: Locale): Promise<ComponentType<ChatProps>> {
  const [{ RoomChat }, { default: words }] = await Promise.all([
    import('./room-chat.tsx'),
    locale === 'fr' ? import('shared-ui/locales/fr/messages.json') : import('shared-ui/locales/en/messages.json'),
  ]);
  i18n.addResourceBundle(locale, 'remote-public/messages', words);
  return RoomChat;
}
