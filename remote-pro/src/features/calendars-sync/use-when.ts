import { useTranslation } from 'react-i18next';
import { formatDistance, type Reader } from 'shared-ui/domain/time/format-time.ts';
import { useNow } from 'shared-ui/domain/time/use-now.ts';

const MINUTE = 60_000;

/** "il y a 5 minutes", kept true while the page is open. */
export function useWhen(reader: Reader): (instant: string) => string {
  const { t } = useTranslation('remote-pro/calendars');
  const now = useNow();
  // An answer may be some seconds ahead of the clock here.
  return (instant) =>
    now - Date.parse(instant) < MINUTE ? t('justNow') : formatDistance(Date.parse(instant), now, reader);
}
