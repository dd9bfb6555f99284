/** The one place that asks for the calendar's chunk: whoever keeps its place may ask before it is shown. */
export const loadCalendar = () => import('./calendar.tsx');
