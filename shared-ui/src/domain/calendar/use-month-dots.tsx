import type { CalendarOptions, DayCellContentArg, ViewApi } from '@fullcalendar/core';
import { useCallback, useState } from 'react';
import { wallTimeOf } from 'shared-contracts/formats/time/wall-time';
import { addDays } from '../slot-picker/slot-days.ts';
import { useNow } from '../time/use-now.ts';
import { classNames } from '../../primitives/class-names/class-names.ts';
import { StatusDot } from '../status/status-dot.tsx';
import type { CalendarEntry } from './calendar-entry.ts';
import type { CalendarZone } from './calendar-zone.ts';
import { DayAgenda } from './day-agenda.tsx';
import { entriesOn } from './entries-on.ts';
import type { CalendarEvents } from './use-calendar-options.tsx';

interface MonthDots extends Pick<CalendarEvents, 'locale' | 'onSelect'> {
  readonly isOn: boolean;
  readonly zone: CalendarZone;
  readonly nothing: string;
  readonly selectDay: string;
  readonly onOpen: (id: string) => void;
}

/** The entries of a range, whose ends are dates. */
interface LoadedEntries {
  readonly entries: readonly CalendarEntry[];
  readonly start: string;
  readonly end: string;
}

const noEntries: LoadedEntries = { entries: [], start: '', end: '' };
/** Dots of a day at most. */
const MOST = 4;
const dateOf = ({ date }: Pick<DayCellContentArg, 'date'>, zone: CalendarZone) =>
  zone.shownAs === 'UTC' ? date.toISOString().slice(0, 10) : wallTimeOf(date.getTime(), zone.name).slice(0, 10);

/** The month on a phone: its cells have dots for their entries, and the chosen day's are listed below. */
export function useMonthDots({ isOn, zone, locale, nothing, selectDay, onOpen, onSelect }: MonthDots) {
  const [loaded, setLoaded] = useState(noEntries);
  const { entries } = loaded;
  const [chosen, setChosen] = useState<string>();
  const [range, setRange] = useState({ month: '', start: '', end: '' });
  const today = wallTimeOf(useNow(), zone.name).slice(0, 10);
  const isShown = chosen !== undefined && range.start <= chosen && chosen < range.end;
  // Of another month, its first day.
  const first = today.startsWith(range.month.slice(0, 7)) ? today : range.month;
  const day = isShown ? chosen : first;
  const handleMonth = useCallback(
    ({ currentStart, activeStart, activeEnd }: ViewApi) => {
      const [month = '', start = '', end = ''] = [currentStart, activeStart, activeEnd].map((date) =>
        dateOf({ date }, zone),
      );
      setRange((before) => (before.month === month && before.start === start ? before : { month, start, end }));
    },
    [zone],
  );
  const options: CalendarOptions = {
    selectable: false,
    dayCellClassNames: (cell) => (dateOf(cell, zone) === day ? ['nimbia-chosen'] : []),
    dayCellContent: (cell) => (
      <>
        <span className="nimbia-day">{cell.dayNumberText}</span>
        <span className="nimbia-dots" aria-hidden="true">
          {entriesOn(entries, dateOf(cell, zone), zone.name)
            .slice(0, MOST)
            .map(({ id, status, tone }) => (
              <span key={id} className={classNames('nimbia-dot', `nimbia-${tone ?? 'ink'}`)}>
                {status === undefined ? <span className="nimbia-bar" /> : <StatusDot status={status} />}
              </span>
            ))}
        </span>
      </>
    ),
    dateClick: ({ dateStr }) => setChosen(dateStr.slice(0, 10)),
    navLinkDayClick: (date) => setChosen(dateOf({ date }, zone)),
  };
  return {
    options: isOn ? options : {},
    onEntries: useCallback(
      (found: readonly CalendarEntry[], { start, end }: Readonly<Record<'start' | 'end', Date>>) =>
        setLoaded({ entries: found, start: dateOf({ date: start }, zone), end: dateOf({ date: end }, zone) }),
      [zone],
    ),
    onMonth: handleMonth,
    agenda:
      isOn && day !== '' ? (
        <DayAgenda
          date={day}
          entries={entriesOn(entries, day, zone.name)}
          reader={{ locale, timeZone: zone.name }}
          // Of a day that is loading or could not be loaded, nobody knows.
          nothing={loaded.start <= day && day < loaded.end ? nothing : null}
          onOpen={onOpen}
          selectLabel={selectDay}
          onSelect={
            onSelect && day >= today ? () => onSelect({ start: day, end: addDays(day, 1), allDay: true }) : undefined
          }
        />
      ) : null,
  };
}
