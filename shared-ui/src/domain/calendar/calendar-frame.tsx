import type { CalendarOptions, DatesSetArg } from '@fullcalendar/core';
import FullCalendar from '@fullcalendar/react';
import { useCallback, useEffect, useRef, type ReactNode, type Ref, type RefObject } from 'react';
import { firstOfMonth } from 'shared-contracts/formats/time/first-of-month';
import { Spinner } from '../../primitives/spinner/spinner.tsx';
import { CalendarToolbar, type PagingLabels } from './calendar-toolbar.tsx';
import type { CalendarZone } from './calendar-zone.ts';
import styles from './calendar.module.css';
import { DragPause } from './drag-pause.tsx';
import { useCalendarOptions, type CalendarEvents } from './use-calendar-options.tsx';
import { useDayKeys } from './use-day-keys.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import { useMonthDots } from './use-month-dots.tsx';

export interface FrameLabels extends PagingLabels {
  /** Label of a day number's action, with its date ("Ouvrir le mardi 24 novembre 2026"). */
  readonly openDay: (date: string) => string;
  /** Label of the button for hidden events of a full day ("Voir 2 de plus"). */
  readonly more: (count: number) => string;
  readonly close: string;
  /** Said of a day without entries, on a phone. */
  readonly nothing: string;
  /** Label of the button that selects the chosen day, on a phone; the day is added to its name. */
  readonly selectDay: string;
}

/** What the page gives to each calendar. */
export interface FramedCalendar extends CalendarEvents {
  /** Name of the region. */
  readonly label: string;
  readonly labels: FrameLabels;
}

interface CalendarFrameProps extends FramedCalendar {
  readonly calendar: RefObject<FullCalendar | null>;
  readonly zone: CalendarZone;
  readonly view: string;
  /** Of the range that is shown, as FullCalendar writes it. */
  readonly title: string;
  readonly titleRef?: Ref<HTMLParagraphElement>;
  readonly onTurn: (forward: boolean) => void;
  readonly onToday: () => void;
  /** Stable: FullCalendar calls another function at once. */
  readonly onDates: (dates: DatesSetArg) => void;
  /** What this calendar has of its own. */
  readonly own: CalendarOptions;
  /** The switch of views, at the end of the toolbar. */
  readonly children: ReactNode;
}

/** Toolbar, FullCalendar with what all calendars have in common, and the month's dots and agenda on a phone. */
export function CalendarFrame(props: CalendarFrameProps) {
  const { calendar, zone, view, label, labels, locale, onTurn, onDates } = props;
  const areDots = useIsNarrow() && view === 'dayGridMonth';
  const onOpen = (id: string) => props.onEventClick?.(id);
  const onSelect = props.isSelectable ? props.onSelect : undefined;
  const { nothing, selectDay } = labels;
  const dots = useMonthDots({ isOn: areDots, zone, locale, nothing, selectDay, onOpen, onSelect });
  const { onMonth, onEntries } = dots;
  const { options, isLoading, isDragging } = useCalendarOptions(props, zone, { isOn: areDots, onEntries });
  const handleDates = useCallback(
    (dates: DatesSetArg) => {
      onMonth(dates.view);
      onDates(dates);
    },
    [onMonth, onDates],
  );

  const region = useRef<HTMLElement>(null);
  const sync = useDayKeys(region, onTurn);
  const period = firstOfMonth(props.title, locale);
  useEffect(() => {
    region.current?.querySelector('[role="grid"]')?.setAttribute('aria-label', `${label}, ${period}`);
    sync();
  }, [label, period, view, sync]);

  return (
    <section
      ref={region}
      // FullCalendar renders by itself what a translator would take out of it.
      translate="no"
      className={styles.calendar}
      data-view={view}
      aria-label={label}
      aria-busy={isLoading}
      data-dots={areDots || undefined}
    >
      <CalendarToolbar
        labels={labels}
        title={period}
        titleRef={props.titleRef}
        onPrevious={() => onTurn(false)}
        onNext={() => onTurn(true)}
        onToday={props.onToday}
      >
        {props.children}
      </CalendarToolbar>
      {isLoading ? (
        <div className={styles.loading}>
          <Spinner />
        </div>
      ) : null}
      <DragPause isDragging={isDragging}>
        <FullCalendar
          {...options}
          // Another one, where it is: FullCalendar keeps the cells of dots.
          key={areDots ? 'dots' : 'events'}
          ref={calendar}
          moreLinkContent={({ num }) => `+${num}`}
          moreLinkHint={labels.more}
          closeHint={labels.close}
          // A cell is named by what it holds; FullCalendar would name it by its day alone. The list over a full day keeps its title.
          dayCellDidMount={({ el }) => el.matches('td') && el.removeAttribute('aria-labelledby')}
          // FullCalendar opens its popover from a link without href, which screen readers do not offer to activate.
          moreLinkDidMount={({ el }) => el.setAttribute('role', 'button')}
          navLinks
          navLinkHint={labels.openDay}
          datesSet={handleDates}
          {...props.own}
          {...dots.options}
        />
      </DragPause>
      {dots.agenda}
    </section>
  );
}
