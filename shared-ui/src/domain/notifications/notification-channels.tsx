import type { Reader } from '../time/format-time.ts';
import type french from '../../locales/fr/notifications.json';
import { BrowserSwitch } from './browser-switch.tsx';
import styles from './channels.module.css';
import { SmsChannel } from './sms-channel.tsx';

export interface NotificationChannelsProps {
  readonly reader: Reader;
  /** The country of a phone until another is chosen, where it is known. */
  readonly country: string | undefined;
}

/** What texts and the browser need before they tell anything. */
export function NotificationChannels({
  reader,
  country,
  words,
}: NotificationChannelsProps & { readonly words: typeof french }) {
  return (
    <div className={styles.channels}>
      <div className={styles.actions}>
        <BrowserSwitch words={words.browser} isWordy />
      </div>
      <SmsChannel words={words.sms} reader={reader} country={country} />
    </div>
  );
}
