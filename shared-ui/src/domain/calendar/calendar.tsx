import type { DateSelectArg, DatesSetArg, EventDropArg, EventMountArg, EventSourceFuncArg } from '@fullcalendar/core';
import frenchLocale from '@fullcalendar/core/locales/fr';
import dayGridPlugin from '@fullcalendar/daygrid';
import interactionPlugin, { type DateClickArg, type EventResizeDoneArg } from '@fullcalendar/interaction';
import FullCalendar from '@fullcalendar/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { firstOfMonth } from 'shared-contracts/processes/first-of-month';
import type { DateClick } from 'shared-contracts/schemas/content';
import {
  assertCalendarView,
  type CalendarEntry,
  type CalendarMove,
  type CalendarRange,
  type CalendarView,
} from './calendar-entry.ts';
import { CalendarToolbar, type CalendarLabels } from './calendar-toolbar.tsx';
import styles from './calendar.module.css';
import { EventContent } from './event-content.tsx';
import { isMoveAhead } from './is-move-ahead.ts';
import { monthStart } from './month-start.ts';
import { useDayKeys } from './use-day-keys.ts';
import { useDragPause } from './use-drag-pause.ts';

export interface CalendarProps {
  /** Name of the region. */
  readonly label: string;
  readonly labels: CalendarLabels;
  readonly locale: 'fr' | 'en';
  /**
   * Returns the events of the visible range, called whenever it changes. Keep the function stable (`useCallback`): a
   * new one refetches, which is also how to refresh.
   */
  readonly events: (range: CalendarRange) => Promise<readonly CalendarEntry[]>;
  readonly onError?: ((error: Error) => void) | undefined;
  /** `dayGridMonth` by default (specification, section 2). */
  readonly initialView?: CalendarView | undefined;
  /** Events can be dragged and all-day ones resized by their end (FullCalendar gives timed ones in a day grid no handle). */
  readonly isEditable?: boolean | undefined;
  readonly isSelectable?: boolean | undefined;
  /** A click on a day; by default the day number opens the day. */
  readonly onDateClick?: ((click: DateClick) => void) | undefined;
  readonly onSelect?: ((range: { start: string; end: string; allDay: boolean }) => void) | undefined;
  readonly onEventClick?: ((id: string) => void) | undefined;
  /** Dropped elsewhere or resized; the event keeps its previous position until events are refetched. */
  readonly onEventMove?: ((move: CalendarMove) => void) | undefined;
  /** Dropped into the past: the event is reverted, and the user should be told why. */
  readonly onPastMove?: (() => void) | undefined;
}

const PLUGINS = [dayGridPlugin, interactionPlugin];
const LOCALES = [frenchLocale];
const TIME_FORMAT = { hour: '2-digit', minute: '2-digit', hour12: false } as const;

/** Six weeks for the month only: as a global option, FullCalendar pads weeks and years as well. */
const VIEWS = {
  dayGridDay: { fixedWeekCount: false, dayMaxEvents: false },
  dayGridWeek: { fixedWeekCount: false, dayMaxEvents: false },
  dayGridMonth: { fixedWeekCount: true, dayMaxEvents: 3 },
  dayGridYear: { fixedWeekCount: false, dayMaxEvents: 2, monthStartFormat: monthStart },
};

/** A year scrolls inside the calendar, so that FullCalendar can bring the current month into view; height cannot be set per view. */
const heightOf = (view: string) => (view === 'dayGridYear' ? 'min(44rem, 80vh)' : 'auto');

/**
 * How long a touch must rest before it drags instead of scrolling. The other limits of section 9 (touch-ignore window,
 * edge and speed of auto-scroll) are constants of the interaction plugin, checked against the specification by
 * `limits.test.ts`.
 */
const LONG_PRESS_MS = 500;

/** Gives events a link or button role; FullCalendar renders anchors without href. */
function nameRole({ el, event }: EventMountArg) {
  const { href } = event.extendedProps as Pick<CalendarEntry, 'href'>;
  if (href !== undefined) el.setAttribute('href', href);
  else if (el.hasAttribute('tabindex')) el.setAttribute('role', 'button');
}

function moveOf(kind: CalendarMove['kind'], { event }: EventDropArg | EventResizeDoneArg): CalendarMove {
  const { id, allDay } = event;
  // All-day dates have no time zone: as instants they would be the browser's midnight.
  if (allDay) return { id, kind, start: event.startStr, end: event.endStr || null, allDay };
  return { id, kind, start: event.start?.toISOString() ?? '', end: event.end?.toISOString() ?? null, allDay };
}

/**
 * Day, week, month (always six weeks) and year. 68 kB gz: load it through `calendar/lazy-calendar`. An unknown view
 * type throws an error that names the missing plugins.
 */
export function Calendar(props: CalendarProps) {
  const { onError, onDateClick, locale, initialView = 'dayGridMonth' } = props;
  assertCalendarView(initialView);
  const calendar = useRef<FullCalendar>(null);
  const [shown, setShown] = useState<{ view: string; title: string }>({ view: initialView, title: '' });
  const [isLoading, setLoading] = useState(false);

  const { current: events, untilOver, ...drag } = useDragPause(props.events);

  const eventSource = useCallback(
    async ({ start, end }: EventSourceFuncArg) => {
      const entries = await events({ start: start.toISOString(), end: end.toISOString() });
      await untilOver();
      return entries.map(({ tone, isEditable, isProposed, end: until, ...entry }) => ({
        ...entry,
        interactive: entry.href !== undefined || isEditable !== false,
        ...(until === undefined ? {} : { end: until }),
        ...(isEditable === undefined ? {} : { editable: isEditable }),
        classNames: [`nimbia-${tone ?? 'ink'}`, ...(isProposed ? ['nimbia-proposed'] : [])],
      }));
    },
    [events, untilOver],
  );

  // Stable, and silent when nothing changed: FullCalendar calls it again whenever one of its options is a new object.
  const handleDatesSet = useCallback(({ view }: DatesSetArg) => {
    setShown((before) =>
      before.view === view.type && before.title === view.title ? before : { view: view.type, title: view.title },
    );
  }, []);

  const handleView = (view: string, date?: Date) => {
    // Set the height first: FullCalendar scrolls to the month while rendering the year, which needs overflow.
    flushSync(() => setShown((before) => ({ ...before, view })));
    calendar.current?.getApi().changeView(view, date);
  };
  const handleDay = (date: Date) => {
    if (onDateClick) return onDateClick({ date, dateStr: localDate(date), allDay: true });
    handleView('dayGridDay', date);
    // The clicked day number is no longer in the document.
    title.current?.focus();
  };

  const region = useRef<HTMLElement>(null);
  const title = useRef<HTMLParagraphElement>(null);
  const sync = useDayKeys(region, (forward) =>
    forward ? calendar.current?.getApi().next() : calendar.current?.getApi().prev(),
  );
  const period = firstOfMonth(shown.title, locale);
  useEffect(() => {
    region.current?.querySelector('[role="grid"]')?.setAttribute('aria-label', `${props.label}, ${period}`);
    sync();
  }, [props.label, period, shown, sync]);

  // Not in `eventAllow`, which would revert silently.
  const handleMove = (kind: CalendarMove['kind'], change: EventDropArg | EventResizeDoneArg) => {
    const { start, allDay } = change.event;
    const move = moveOf(kind, change);
    // Before the updates deferred by `useDragPause` render.
    change.revert();
    if (start && isMoveAhead({ start, allDay }, new Date())) props.onEventMove?.(move);
    else props.onPastMove?.();
  };

  return (
    <section ref={region} className={styles.calendar} aria-label={props.label} aria-busy={isLoading}>
      <CalendarToolbar
        labels={props.labels}
        title={period}
        titleRef={title}
        view={shown.view}
        onView={handleView}
        onPrevious={() => calendar.current?.getApi().prev()}
        onNext={() => calendar.current?.getApi().next()}
        onToday={() => calendar.current?.getApi().today()}
      />
      <FullCalendar
        ref={calendar}
        plugins={PLUGINS}
        locales={LOCALES}
        // All labels are ours; the locale here only affects date formats.
        locale={locale === 'en' ? 'en-GB' : locale}
        firstDay={1}
        initialView={initialView}
        headerToolbar={false}
        height={heightOf(shown.view)}
        views={VIEWS}
        moreLinkContent={({ num }) => `+${num}`}
        moreLinkHint={props.labels.more}
        closeHint={props.labels.close}
        // FullCalendar opens its popover from a link without href, which screen readers do not offer to activate.
        moreLinkDidMount={({ el }) => el.setAttribute('role', 'button')}
        events={eventSource}
        eventSourceFailure={(error: Error) => onError?.(error)}
        loading={setLoading}
        editable={props.isEditable ?? false}
        selectable={props.isSelectable ?? false}
        dragScroll
        longPressDelay={LONG_PRESS_MS}
        eventTimeFormat={TIME_FORMAT}
        eventContent={({ event, timeText }) => <EventContent event={event} timeText={timeText} />}
        eventDidMount={nameRole}
        navLinks
        navLinkHint={props.labels.openDay}
        navLinkDayClick={handleDay}
        datesSet={handleDatesSet}
        dateClick={({ date, dateStr, allDay }: DateClickArg) => onDateClick?.({ date, dateStr, allDay })}
        select={({ startStr, endStr, allDay }: DateSelectArg) =>
          props.onSelect?.({ start: startStr, end: endStr, allDay })
        }
        eventClick={({ event, jsEvent }) => {
          // Modified clicks keep the browser's link behaviour.
          if (jsEvent.ctrlKey || jsEvent.metaKey || jsEvent.shiftKey) return;
          jsEvent.preventDefault();
          props.onEventClick?.(event.id);
        }}
        eventDragStart={drag.begin}
        eventDragStop={drag.end}
        eventResizeStart={drag.begin}
        eventResizeStop={drag.end}
        eventDrop={(drop) => handleMove('drop', drop)}
        eventResize={(resize) => handleMove('resize', resize)}
      />
    </section>
  );
}

/** The calendar date of an instant in the browser's time zone, which FullCalendar renders in. */
function localDate(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
