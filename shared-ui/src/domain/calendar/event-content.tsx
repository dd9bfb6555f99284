import type { EventContentArg } from '@fullcalendar/core';
import { StatusDot } from '../status/status-dot.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import type { CalendarEntry } from './calendar-entry.ts';

/** An event: shape of its status, time and title, and for screen readers what colour, shape and position show. */
export function EventContent({ event, timeText }: Pick<EventContentArg, 'event' | 'timeText'>) {
  const { status, detail, note } = event.extendedProps as Pick<CalendarEntry, 'status' | 'detail' | 'note'>;
  return (
    <>
      {status === undefined ? null : (
        <span className="nimbia-dot">
          <StatusDot status={status} />
        </span>
      )}
      {timeText === '' ? null : <span className="fc-event-time">{timeText} </span>}
      <span className="fc-event-title">{event.title}</span>
      {note === undefined ? null : <span className="nimbia-note">{note}</span>}
      {detail === undefined ? null : <VisuallyHidden>{`, ${detail}`}</VisuallyHidden>}
    </>
  );
}
