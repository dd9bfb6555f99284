/** Loads the calendar's chunk; its placeholder calls this early. */
export const loadCalendar = () => import('./calendar.tsx');
