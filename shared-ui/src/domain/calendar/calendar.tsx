import type { DatesSetArg } from '@fullcalendar/core';
import dayGridPlugin from '@fullcalendar/daygrid';
import interactionPlugin, { type DateClickArg } from '@fullcalendar/interaction';
import FullCalendar from '@fullcalendar/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { deviceZone } from 'shared-contracts/processes/device-zone';
import { firstOfMonth } from 'shared-contracts/processes/first-of-month';
import { wallTimeOf } from 'shared-contracts/processes/wall-time';
import type { DateClick } from 'shared-contracts/schemas/content';
import { SegmentedFilter } from '../../primitives/segmented-filter/segmented-filter.tsx';
import { assertCalendarView, calendarViews, type CalendarView } from './calendar-entry.ts';
import { CalendarToolbar, type PagingLabels } from './calendar-toolbar.tsx';
import { calendarZone } from './calendar-zone.ts';
import styles from './calendar.module.css';
import { DragPause } from './drag-pause.tsx';
import { monthStart } from './month-start.ts';
import { useCalendarOptions, type CalendarEvents } from './use-calendar-options.tsx';
import { useDayKeys } from './use-day-keys.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import { useMonthDots } from './use-month-dots.tsx';

export interface CalendarLabels extends PagingLabels {
  /** Labels of the view switch and of each view. */
  readonly views: string;
  readonly dayGridDay: string;
  readonly dayGridWeek: string;
  readonly dayGridMonth: string;
  readonly dayGridYear: string;
  /** Label of a day number's action, with its date ("Ouvrir le mardi 24 novembre 2026"). */
  readonly openDay: (date: string) => string;
  /** Label of the button for hidden events of a full day ("Voir 2 de plus"). */
  readonly more: (count: number) => string;
  readonly close: string;
  /** Said of a day without entries, on a phone. */
  readonly nothing: string;
}

export interface CalendarProps extends CalendarEvents {
  /** Name of the region. */
  readonly label: string;
  readonly labels: CalendarLabels;
  /** The device's without one. */
  readonly timeZone?: string | undefined;
  /** `dayGridMonth` by default (specification, section 2). */
  readonly initialView?: CalendarView | undefined;
  /** A click on a day; by default the day number opens the day. */
  readonly onDateClick?: ((click: DateClick) => void) | undefined;
}

const PLUGINS = [dayGridPlugin, interactionPlugin];

/** Six weeks for the month only: as a global option, FullCalendar pads weeks and years as well. */
const VIEWS = {
  dayGridDay: { fixedWeekCount: false, dayMaxEvents: false },
  dayGridWeek: { fixedWeekCount: false, dayMaxEvents: false },
  dayGridMonth: { fixedWeekCount: true, dayMaxEvents: 3 },
  dayGridYear: { fixedWeekCount: false, dayMaxEvents: 2, monthStartFormat: monthStart },
};

interface Shown {
  readonly view: string;
  readonly title: string;
  readonly from?: Date;
}

/** A year scrolls inside the calendar, so that FullCalendar can bring the current month into view; height cannot be set per view. */
const heightOf = (view: string) => (view === 'dayGridYear' ? 'min(44rem, 80vh)' : 'auto');

/**
 * Day, week, month (always six weeks) and year. 68 kB gz: load it lazily (`appointments/lazy-appointment-calendar`). An unknown view
 * type throws an error that names the missing plugins.
 */
export function Calendar(props: CalendarProps) {
  const { onDateClick, locale, timeZone, initialView = 'dayGridMonth' } = props;
  assertCalendarView(initialView);
  const calendar = useRef<FullCalendar>(null);
  const zone = useMemo(() => calendarZone(timeZone === deviceZone() ? undefined : timeZone), [timeZone]);
  const [shown, setShown] = useState<Shown>({ view: initialView, title: '' });
  const isNarrow = useIsNarrow();
  const areDots = isNarrow && shown.view === 'dayGridMonth';
  const dots = useMonthDots({
    isOn: areDots,
    zone,
    locale,
    nothing: props.labels.nothing,
    onOpen: (id) => props.onEventClick?.(id),
  });
  const { onMonth } = dots;
  const { options, isLoading, isDragging } = useCalendarOptions(props, zone, {
    isOn: areDots,
    onEntries: dots.onEntries,
  });

  // Stable, and silent when nothing changed: FullCalendar calls it again whenever one of its options is a new object.
  const handleDatesSet = useCallback(
    ({ view }: DatesSetArg) => {
      onMonth(view);
      setShown((before) =>
        before.view === view.type && before.title === view.title
          ? before
          : { view: view.type, title: view.title, from: view.currentStart },
      );
    },
    [onMonth],
  );

  const handleView = (view: string, date?: Date) => {
    // Set the height first: FullCalendar scrolls to the month while rendering the year, which needs overflow.
    flushSync(() => setShown((before) => ({ ...before, view })));
    calendar.current?.getApi().changeView(view, date);
  };
  const handleDay = (date: Date) => {
    if (onDateClick)
      return onDateClick({ date, dateStr: wallTimeOf(zone.instant(date), zone.name).slice(0, 10), allDay: true });
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

  return (
    <section
      ref={region}
      // FullCalendar renders by itself what a translator would take out of it.
      translate="no"
      className={styles.calendar}
      aria-label={props.label}
      aria-busy={isLoading}
      data-dots={areDots || undefined}
    >
      <CalendarToolbar
        labels={props.labels}
        title={period}
        titleRef={title}
        onPrevious={() => calendar.current?.getApi().prev()}
        onNext={() => calendar.current?.getApi().next()}
        onToday={() => calendar.current?.getApi().today()}
      >
        <SegmentedFilter
          legend={props.labels.views}
          value={shown.view}
          options={calendarViews.map((value) => ({ value, label: props.labels[value] }))}
          onChange={handleView}
        />
      </CalendarToolbar>
      <DragPause isDragging={isDragging}>
        <FullCalendar
          {...options}
          // Another one, where it is: FullCalendar keeps the cells of dots.
          key={areDots ? 'dots' : 'events'}
          ref={calendar}
          plugins={PLUGINS}
          initialView={shown.view}
          {...(shown.from && { initialDate: shown.from })}
          height={heightOf(shown.view)}
          views={VIEWS}
          now={() => zone.shown(new Date().toISOString())}
          moreLinkContent={({ num }) => `+${num}`}
          moreLinkHint={props.labels.more}
          closeHint={props.labels.close}
          // FullCalendar opens its popover from a link without href, which screen readers do not offer to activate.
          moreLinkDidMount={({ el }) => el.setAttribute('role', 'button')}
          navLinks
          navLinkHint={props.labels.openDay}
          navLinkDayClick={handleDay}
          datesSet={handleDatesSet}
          dateClick={({ date, dateStr, allDay }: DateClickArg) => onDateClick?.({ date, dateStr, allDay })}
          {...dots.options}
        />
      </DragPause>
      {dots.agenda}
    </section>
  );
}
