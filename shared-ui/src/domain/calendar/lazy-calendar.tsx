import { lazy, Suspense } from 'react';
import { CalendarPlaceholder } from './calendar-placeholder.tsx';
import type { CalendarProps } from './calendar.tsx';
import { loadCalendar } from './load-calendar.ts';

const Loaded = lazy(async () => ({ default: (await loadCalendar()).Calendar }));

/** The Calendar in a chunk of its own, fetched when it is first shown; its place is kept meanwhile. */
export function LazyCalendar(props: CalendarProps) {
  return (
    <Suspense fallback={<CalendarPlaceholder />}>
      <Loaded {...props} />
    </Suspense>
  );
}
