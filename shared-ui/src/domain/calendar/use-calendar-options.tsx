import type {
  CalendarOptions,
  DateSelectArg,
  EventDropArg,
  EventMountArg,
  EventSourceFuncArg,
} from '@fullcalendar/core';
import frenchLocale from '@fullcalendar/core/locales/fr';
import type { EventResizeDoneArg } from '@fullcalendar/interaction';
import { useCallback, useState } from 'react';
import { wasCancelled } from 'shared-contracts/processes/was-cancelled';
import { wallTimeLabel, wallTimeRangeLabel } from 'shared-contracts/formats/time/wall-time-label';
import type { CalendarEntry, CalendarMove, CalendarRange } from './calendar-entry.ts';
import type { CalendarZone } from './calendar-zone.ts';
import { useDragPause } from './drag-pause.tsx';
import { EventContent } from './event-content.tsx';
import { isMoveAhead } from './is-move-ahead.ts';

/** What every calendar is given. */
export interface CalendarEvents {
  readonly locale: 'fr' | 'en';
  /**
   * Returns the events of the visible range, called whenever it changes. Keep the function stable (`useCallback`): a
   * new one refetches, which is also how to refresh.
   */
  readonly events: (range: CalendarRange) => Promise<readonly CalendarEntry[]>;
  readonly onError?: ((error: Error) => void) | undefined;
  /** Events can be dragged and resized by their end (FullCalendar gives timed ones in a day grid no handle). */
  readonly isEditable?: boolean | undefined;
  readonly isSelectable?: boolean | undefined;
  /** Instants, or dates when all-day; half-open. */
  readonly onSelect?: ((range: { start: string; end: string; allDay: boolean }) => void) | undefined;
  readonly onEventClick?: ((id: string) => void) | undefined;
  /** Dropped elsewhere or resized; the event keeps its previous position until events are refetched. */
  readonly onEventMove?: ((move: CalendarMove) => void) | undefined;
  /** Dropped into the past: the event is reverted, and the user should be told why. */
  readonly onPastMove?: (() => void) | undefined;
}

const LOCALES = [frenchLocale];

type TimeFormat = Extract<CalendarOptions['eventTimeFormat'], (arg: never) => unknown>;

/** Times of events are written as everywhere else. */
const timeFormat =
  (locale: 'fr' | 'en'): TimeFormat =>
  ({ start, end }) => {
    const clock = ({ hour, minute }: typeof start) =>
      [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
    return end ? wallTimeRangeLabel(clock(start), clock(end), locale) : wallTimeLabel(clock(start), locale);
  };
// FullCalendar draws all events again for another function.
const TIME_FORMATS = { fr: timeFormat('fr'), en: timeFormat('en') } as const;

/**
 * How long a touch must rest before it drags instead of scrolling. The other limits of section 9 (touch-ignore window,
 * edge and speed of auto-scroll) are constants of the interaction plugin, checked against the specification by
 * `limits.test.ts`.
 */
const LONG_PRESS_MS = 500;

function noneIfCancelled(error: unknown): [] {
  if (wasCancelled(error)) return [];
  throw error;
}

/** Gives events a link or button role; FullCalendar renders anchors without href. */
function nameRole({ el, event }: EventMountArg) {
  const { href } = event.extendedProps as Pick<CalendarEntry, 'href'>;
  if (href !== undefined) el.setAttribute('href', href);
  else if (el.hasAttribute('tabindex')) el.setAttribute('role', 'button');
}

/** Instead of events, what `useMonthDots` shows. */
interface Dots {
  readonly isOn: boolean;
  readonly onEntries: (entries: readonly CalendarEntry[], range: Pick<EventSourceFuncArg, 'start' | 'end'>) => void;
}

/** The options that all calendars have in common: events with their roles, dragging, selecting; whether events are loading, and whether one is dragged. */
export function useCalendarOptions(props: CalendarEvents, zone: CalendarZone, dots: Dots) {
  const { isOn: areDots, onEntries } = dots;
  const { events, onError, locale } = props;
  const [isLoading, setLoading] = useState(false);
  const { isDragging, untilOver, ...drag } = useDragPause();

  const eventSource = useCallback(
    async ({ start, end }: EventSourceFuncArg) => {
      // FullCalendar itself would write to the console what was cancelled; the calendar goes with its page.
      const entries = await events({ start: zone.instant(start), end: zone.instant(end) }).catch(noneIfCancelled);
      await untilOver();
      onEntries(entries, { start, end });
      if (areDots) return [];
      return entries.map(({ tone, isEditable, isProposed, ground, start: from, end: until, ...entry }) => ({
        ...entry,
        start: zone.shown(from),
        interactive: ground === undefined && (entry.href !== undefined || isEditable !== false),
        ...(until === undefined ? {} : { end: zone.shown(until) }),
        ...(isEditable === undefined ? {} : { editable: isEditable }),
        ...(ground === undefined
          ? { classNames: [`nimbia-${tone ?? 'ink'}`, ...(isProposed ? ['nimbia-proposed'] : [])] }
          : { display: 'background', classNames: [`nimbia-${ground}`] }),
      }));
    },
    [events, untilOver, zone, areDots, onEntries],
  );

  const moveOf = (kind: CalendarMove['kind'], { event }: EventDropArg | EventResizeDoneArg): CalendarMove => {
    const { id, allDay, start, end } = event;
    // All-day dates have no time zone: as instants they would be the calendar's midnight.
    if (allDay) return { id, kind, start: event.startStr, end: event.endStr || null, allDay };
    return { id, kind, start: start ? zone.instant(start) : '', end: end ? zone.instant(end) : null, allDay };
  };
  // Not in `eventAllow`, which would revert silently.
  const handleMove = (kind: CalendarMove['kind'], change: EventDropArg | EventResizeDoneArg) => {
    const move = moveOf(kind, change);
    // Before the updates deferred by `DragPause` render.
    change.revert();
    if (isMoveAhead(move, new Date(), zone.name)) props.onEventMove?.(move);
    else props.onPastMove?.();
  };

  const options: CalendarOptions = {
    locales: LOCALES,
    // All labels are ours; the locale here only affects date formats.
    locale: locale === 'en' ? 'en-GB' : locale,
    timeZone: zone.shownAs,
    firstDay: 1,
    headerToolbar: false,
    events: eventSource,
    eventSourceFailure: (error: Error) => onError?.(error),
    loading: setLoading,
    editable: props.isEditable ?? false,
    selectable: props.isSelectable ?? false,
    dragScroll: true,
    longPressDelay: LONG_PRESS_MS,
    eventTimeFormat: TIME_FORMATS[locale],
    eventContent: ({ event, timeText }) => <EventContent event={event} timeText={timeText} />,
    eventDidMount: nameRole,
    select: ({ start, end, startStr, endStr, allDay }: DateSelectArg) =>
      props.onSelect?.(
        allDay
          ? { start: startStr, end: endStr, allDay }
          : { start: zone.instant(start), end: zone.instant(end), allDay },
      ),
    eventClick: ({ event, jsEvent }) => {
      // Modified clicks keep the browser's link behaviour.
      if (jsEvent.ctrlKey || jsEvent.metaKey || jsEvent.shiftKey) return;
      jsEvent.preventDefault();
      const { href } = event.extendedProps as Pick<CalendarEntry, 'href'>;
      const isText = href === undefined && event.startEditable === false;
      if (event.display !== 'background' && !isText) props.onEventClick?.(event.id);
    },
    eventDragStart: drag.begin,
    eventDragStop: drag.end,
    eventResizeStart: drag.begin,
    eventResizeStop: drag.end,
    eventDrop: (drop) => handleMove('drop', drop),
    eventResize: (resize) => handleMove('resize', resize),
  };
  return { options, isLoading, isDragging };
}
