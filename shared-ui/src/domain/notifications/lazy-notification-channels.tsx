import { lazy, Suspense } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import { loadNotificationWords } from './load-notification-words.ts';
import type { NotificationChannelsProps } from './notification-channels.tsx';

/** With its words, after the switches of the account. */
const load = (locale: Locale) =>
  lazy(async () => {
    const [{ NotificationChannels }, words] = await Promise.all([
      import(/* webpackChunkName: "notification-channels" */ './notification-channels.tsx'),
      loadNotificationWords(locale, 'client'),
    ]);
    return { default: (props: NotificationChannelsProps) => <NotificationChannels {...props} words={words} /> };
  });
const Loaded = { fr: load('fr'), en: load('en') };

/** Texts and the browser as channels of the account. */
export function LazyNotificationChannels(props: NotificationChannelsProps) {
  const Channels = Loaded[usePlatform().locale];
  return (
    <Suspense fallback={null}>
      <Channels {...props} />
    </Suspense>
  );
}
