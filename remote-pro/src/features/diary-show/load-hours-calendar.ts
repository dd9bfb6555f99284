/** Loads the chunk of the hours, which only the diary has; its loader calls this early. */
export const loadHoursCalendar = () =>
  import(/* webpackChunkName: "hours-calendar" */ 'shared-ui/domain/calendar/hours-calendar.tsx');
