import { firstOfMonth } from 'shared-contracts/formats/time/first-of-month';
import { intlLocale } from 'shared-contracts/formats/text/intl-locale';
import type { Reader } from 'shared-ui/domain/time/format-time.ts';

/** "10 déc. 2026": a day of any year. */
export const dateText = (at: string, { locale, timeZone }: Reader): string =>
  firstOfMonth(
    new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: 'medium', timeZone }).format(new Date(at)),
    locale,
  );
