import type { CalendarEvent } from 'shared-contracts/schemas/content';
import type { BadgeTone } from '../../primitives/badge/badge.tsx';
import type { StatusBadgeProps } from '../status/status-badge.tsx';

/** An event as section 3 of the specification has it, with what the product shows beside it. */
export interface CalendarEntry extends Readonly<CalendarEvent> {
  readonly id: string;
  readonly tone?: BadgeTone | undefined;
  /** Where it leads: a link. Without one it is a button, or only text where it is not editable. */
  readonly href?: string | undefined;
  /** Of an appointment; its shape stands before the time. */
  readonly status?: StatusBadgeProps['status'] | undefined;
  /** What its name says beside time and title: the day, the state. */
  readonly detail?: string | undefined;
  /** A time that is proposed for something: drawn in outline. */
  readonly isProposed?: boolean | undefined;
  /** False for what may be looked at but not moved, whatever the calendar allows. */
  readonly isEditable?: boolean | undefined;
}

/** The part of time that is shown, half-open; instants in UTC. */
export interface CalendarRange {
  readonly start: string;
  readonly end: string;
}

/** Where an event was dragged or how it was resized; times as in CalendarEntry. */
export interface CalendarMove {
  readonly id: string;
  readonly kind: 'drop' | 'resize';
  readonly start: string;
  readonly end: string | null;
  readonly allDay: boolean;
}

export const calendarViews = ['dayGridDay', 'dayGridWeek', 'dayGridMonth', 'dayGridYear'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** Refuses a view whose plugin is not loaded, before FullCalendar fails half mounted (specification, section 8). */
export function assertCalendarView(view: string): asserts view is CalendarView {
  if (calendarViews.some((known) => known === view)) return;
  throw new Error(`Calendar view type "${view}" is not available: load the needed plugins.`);
}
