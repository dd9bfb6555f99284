import { firstOfMonth } from 'shared-contracts/formats/time/first-of-month';
import type { Locale } from 'shared-contracts/schemas/value-lists';
import type { TranslateAppointments } from '../../texts/translate.ts';

/** The words of a calendar of appointments, whatever its views. */
export const calendarLabels = (translate: TranslateAppointments, locale: Locale) => ({
  today: translate('calendar.today'),
  previous: translate('calendar.previous'),
  next: translate('calendar.next'),
  openDay: (date: string) => translate('calendar.openDay', { date: firstOfMonth(date, locale) }),
  more: (count: number) => translate('calendar.more', { count }),
  close: translate('calendar.close'),
  nothing: translate('calendar.nothing'),
  selectDay: translate('calendar.selectDay'),
});
