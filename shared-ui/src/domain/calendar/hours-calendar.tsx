import type { DatesSetArg } from '@fullcalendar/core';
import dayGridPlugin from '@fullcalendar/daygrid';
import interactionPlugin from '@fullcalendar/interaction';
import type FullCalendar from '@fullcalendar/react';
import timeGridPlugin from '@fullcalendar/timegrid';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { wallTimeLabel } from 'shared-contracts/formats/time/wall-time-label';
import { wallTimeOf } from 'shared-contracts/formats/time/wall-time';
import type { CalendarRange } from './calendar-entry.ts';
import { CalendarFrame, type FramedCalendar, type FrameLabels } from './calendar-frame.tsx';
import { calendarZone } from './calendar-zone.ts';

export type HoursView = 'timeGridDay' | 'timeGridWeek' | 'dayGridMonth';

export interface HoursCalendarProps extends FramedCalendar {
  readonly labels: FrameLabels & { readonly allDay: string };
  readonly view: HoursView;
  /** YYYY-MM-DD, within the range that is shown. */
  readonly date: string;
  /** Zone of all hours. */
  readonly timeZone: string;
  /** `HH:mm` at the top of the hours when they are shown first. */
  readonly scrollTime: string;
  /** An instant that is brought into view among the hours. */
  readonly scrolledTo?: string | undefined;
  /** Another range, by paging. */
  readonly onDate: (date: string) => void;
  /** A day, by its number. */
  readonly onOpenDay: (date: string) => void;
  readonly onRange?: ((range: CalendarRange & { readonly title: string }) => void) | undefined;
  /** The switch of views, at the end of the toolbar. */
  readonly children: ReactNode;
}

const PLUGINS = [dayGridPlugin, timeGridPlugin, interactionPlugin];
const DAY_HEAD = { weekday: 'short', day: 'numeric', omitCommas: true } as const;
const VIEWS = {
  dayGridMonth: { fixedWeekCount: true, dayMaxEvents: 3, dayHeaderFormat: { weekday: 'short' } },
} as const;

/** A week or a day with hours, in steps of 15 minutes, and the month. View and date are the caller's. Load it lazily. */
export function HoursCalendar(props: HoursCalendarProps) {
  const { view, date, timeZone, locale, scrolledTo, onRange } = props;
  const calendar = useRef<FullCalendar>(null);
  const zone = useMemo(() => calendarZone(timeZone), [timeZone]);
  const [title, setTitle] = useState('');

  useEffect(() => {
    const shown = calendar.current?.getApi();
    if (!shown) return;
    // After the effects, in which FullCalendar renders: it would flush within React's own work.
    queueMicrotask(() => shown.changeView(view, date));
  }, [view, date]);
  useEffect(() => {
    if (scrolledTo === undefined) return;
    const time = wallTimeOf(scrolledTo, timeZone).slice(11);
    queueMicrotask(() => calendar.current?.getApi().scrollToTime(time));
  }, [scrolledTo, timeZone]);

  const handleDates = useCallback(
    ({ view: shown, start, end }: DatesSetArg) => {
      setTitle(shown.title);
      onRange?.({ start: zone.instant(start), end: zone.instant(end), title: shown.title });
    },
    [zone, onRange],
  );
  const turn = (forward: boolean) => {
    const shown = calendar.current?.getApi();
    if (!shown) return;
    if (forward) shown.next();
    else shown.prev();
    props.onDate(shown.getDate().toISOString().slice(0, 10));
  };

  return (
    <CalendarFrame
      {...props}
      calendar={calendar}
      zone={zone}
      title={title}
      onTurn={turn}
      onToday={() => props.onDate(wallTimeOf(Date.now(), timeZone).slice(0, 10))}
      onDates={handleDates}
      own={{
        plugins: PLUGINS,
        initialView: view,
        initialDate: date,
        views: VIEWS,
        height: view === 'dayGridMonth' ? 'auto' : undefined,
        contentHeight: view === 'dayGridMonth' ? 'auto' : 'clamp(24rem, 100dvh - var(--hours-around), 60rem)',
        now: () => `${wallTimeOf(Date.now(), timeZone)}Z`,
        nowIndicator: true,
        slotDuration: '00:30:00',
        snapDuration: '00:15:00',
        slotLabelInterval: '01:00:00',
        slotLabelContent: ({ date: at }) => wallTimeLabel(at.toISOString().slice(11, 16), locale),
        defaultRangeSeparator: '\u00a0– ',
        slotEventOverlap: false,
        // 24 px to touch, and FullCalendar’s gap.
        eventMinHeight: 25,
        eventShortHeight: 40,
        scrollTime: `${props.scrollTime}:00`,
        scrollTimeReset: false,
        allDayText: props.labels.allDay,
        dayHeaderFormat: DAY_HEAD,
        // Nothing is dropped from the hours onto the whole day, nor back.
        eventAllow: ({ allDay }, event) => event?.allDay === allDay,
        selectOverlap: (event) => event.display === 'background',
        navLinkDayClick: (day) => props.onOpenDay(day.toISOString().slice(0, 10)),
      }}
    />
  );
}
