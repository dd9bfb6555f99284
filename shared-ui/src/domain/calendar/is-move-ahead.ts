import { wallTimeOf } from 'shared-contracts/formats/time/wall-time';
import type { CalendarMove } from './calendar-entry.ts';

/** True when an event may be dropped there: a future instant, or for an all-day event today or later in the zone. */
export const isMoveAhead = ({ start, allDay }: Pick<CalendarMove, 'start' | 'allDay'>, now: Date, timeZone: string) =>
  allDay ? start >= wallTimeOf(now.getTime(), timeZone).slice(0, 10) : Date.parse(start) > now.getTime();
