import type { CalendarEvent } from 'shared-contracts/schemas/calendar-event';
import type { BadgeTone } from '../../primitives/badge/badge.tsx';
import type { StatusBadgeProps } from '../status/status-badge.tsx';

/** An event as in section 3 of the specification, with additional display data. */
export interface CalendarEntry extends Readonly<CalendarEvent> {
  readonly id: string;
  readonly tone?: BadgeTone | undefined;
  /** Makes the event a link. Without it, the event is a button, or plain text when not editable. */
  readonly href?: string | undefined;
  /** Of an appointment; its shape precedes the time. */
  readonly status?: StatusBadgeProps['status'] | undefined;
  /** Added to the accessible name after time and title: the day, the status. */
  readonly detail?: string | undefined;
  /** Shown below the title where there is room. */
  readonly note?: string | undefined;
  /** A proposed time: rendered as an outline. */
  readonly isProposed?: boolean | undefined;
  /** Of the ground that events lie on: time that is not open, or kept free after an appointment. */
  readonly ground?: 'closed' | 'buffer' | undefined;
  /** False for read-only events, whatever the calendar allows. */
  readonly isEditable?: boolean | undefined;
}

/** The visible range, half-open; instants in UTC. */
export interface CalendarRange {
  readonly start: string;
  readonly end: string;
}

/** The new times of a dragged or resized event, as in CalendarEntry. */
export interface CalendarMove {
  readonly id: string;
  readonly kind: 'drop' | 'resize';
  readonly start: string;
  readonly end: string | null;
  readonly allDay: boolean;
}

export const calendarViews = ['dayGridDay', 'dayGridWeek', 'dayGridMonth', 'dayGridYear'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** Rejects a view whose plugin is not loaded, before FullCalendar fails during mounting (specification, section 8). */
export function assertCalendarView(view: string): asserts view is CalendarView {
  if (calendarViews.some((known) => known === view)) return;
  throw new Error(`Calendar view type "${view}" is not available: load the needed plugins.`);
}
