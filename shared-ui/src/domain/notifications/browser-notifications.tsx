import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { Party } from '../appointments/queries/available-actions.ts';
import type { Reader } from '../time/format-time.ts';
import { useBrowserPermission } from './browser-permission.ts';
import { useDeviceReader } from './use-device-reader.ts';

interface BrowserNotificationsProps {
  readonly party: Party;
  readonly useReader?: (() => Reader) | undefined;
}

/** Has the browser show what happens while nobody looks, where it may. */
export function BrowserNotifications({ party, useReader = useDeviceReader }: BrowserNotificationsProps): null {
  const platform = usePlatform();
  const navigate = useNavigate();
  const { locale, timeZone } = useReader();
  const isAllowed = useBrowserPermission() === 'granted';
  useEffect(() => {
    if (!isAllowed) return undefined;
    const stop = new AbortController();
    void import(/* webpackChunkName: "browser-notifications" */ './tell-in-browser.ts').then(
      ({ tellInBrowser }) =>
        tellInBrowser({
          platform,
          party,
          reader: { locale, timeZone },
          open: (address) => void navigate(address),
          stop: stop.signal,
        }),
      () => undefined, // the bell has them
    );
    return () => stop.abort();
  }, [isAllowed, locale, navigate, party, platform, timeZone]);
  return null;
}
