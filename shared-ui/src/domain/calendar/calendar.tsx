import type { DatesSetArg } from '@fullcalendar/core';
import dayGridPlugin from '@fullcalendar/daygrid';
import interactionPlugin, { type DateClickArg } from '@fullcalendar/interaction';
import type FullCalendar from '@fullcalendar/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { deviceZone } from 'shared-contracts/formats/time/device-zone';
import { wallTimeOf } from 'shared-contracts/formats/time/wall-time';
import type { DateClick } from 'shared-contracts/schemas/calendar-event';
import { SegmentedFilter } from '../../primitives/segmented-filter/segmented-filter.tsx';
import { assertCalendarView, calendarViews, type CalendarView } from './calendar-entry.ts';
import { CalendarFrame, type FramedCalendar, type FrameLabels } from './calendar-frame.tsx';
import { calendarZone } from './calendar-zone.ts';
import { monthStart } from './month-start.ts';

export interface CalendarLabels extends FrameLabels {
  /** Labels of the view switch and of each view. */
  readonly views: string;
  readonly dayGridDay: string;
  readonly dayGridWeek: string;
  readonly dayGridMonth: string;
  readonly dayGridYear: string;
}

export interface CalendarProps extends FramedCalendar {
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
  /** Another view, which on a phone is another calendar, stays there: the start of a month is not where somebody looks. */
  readonly at?: Date;
}

/** A year scrolls inside the calendar, so that FullCalendar can bring the current month into view; height cannot be set per view. */
const heightOf = (view: string) => (view === 'dayGridYear' ? 'min(44rem, 80vh)' : 'auto');

/**
 * Day, week, month (always six weeks) and year. 68 kB gz: load it lazily (`appointments/lazy-appointment-calendar`). An unknown view
 * type throws an error that names the missing plugins.
 */
export function Calendar(props: CalendarProps) {
  const { onDateClick, timeZone, initialView = 'dayGridMonth' } = props;
  assertCalendarView(initialView);
  const calendar = useRef<FullCalendar>(null);
  const zone = useMemo(() => calendarZone(timeZone === deviceZone() ? undefined : timeZone), [timeZone]);
  const [shown, setShown] = useState<Shown>({ view: initialView, title: '' });
  // Stable, and silent when nothing changed: FullCalendar calls it again whenever one of its options is a new object.
  const handleDates = useCallback(({ view }: DatesSetArg) => {
    setShown((before) =>
      before.view === view.type && before.title === view.title
        ? before
        : { view: view.type, title: view.title, at: view.calendar.getDate() },
    );
  }, []);

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

  const title = useRef<HTMLParagraphElement>(null);
  return (
    <CalendarFrame
      {...props}
      calendar={calendar}
      zone={zone}
      view={shown.view}
      title={shown.title}
      titleRef={title}
      onTurn={(forward) => (forward ? calendar.current?.getApi().next() : calendar.current?.getApi().prev())}
      onToday={() => calendar.current?.getApi().today()}
      onDates={handleDates}
      own={{
        plugins: PLUGINS,
        initialView: shown.view,
        ...(shown.at && { initialDate: shown.at }),
        height: heightOf(shown.view),
        views: VIEWS,
        now: () => zone.shown(new Date().toISOString()),
        navLinkDayClick: handleDay,
        dateClick: ({ date, dateStr, allDay }: DateClickArg) => onDateClick?.({ date, dateStr, allDay }),
      }}
    >
      <SegmentedFilter
        legend={props.labels.views}
        value={shown.view}
        options={calendarViews.map((value) => ({ value, label: props.labels[value] }))}
        onChange={handleView}
      />
    </CalendarFrame>
  );
}
