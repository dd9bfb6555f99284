import { dayStart } from '../agenda/day-start.ts';

/** Today and tomorrow. */
export const shownDays = 2;

/** Weeks of the chart, with the one that is going on. */
export const shownWeeks = 12;

/** Days of the figures. */
export const figureDays = 30;

/** Since when requests are counted (ISO); changes once a day. */
export const requestsSince = (now: number, timeZone: string): string => dayStart(now, timeZone, -figureDays);
