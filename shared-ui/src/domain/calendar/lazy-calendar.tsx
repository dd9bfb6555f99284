import { lazy, Suspense } from 'react';
import { CalendarPlaceholder } from './calendar-placeholder.tsx';
import type { CalendarProps } from './calendar.tsx';
import { loadCalendar } from './load-calendar.ts';

const Loaded = lazy(async () => ({ default: (await loadCalendar()).Calendar }));

/** The Calendar as a lazy chunk, with a placeholder of the same size. */
export function LazyCalendar(props: CalendarProps) {
  return (
    <Suspense fallback={<CalendarPlaceholder />}>
      <Loaded {...props} />
    </Suspense>
  );
}
