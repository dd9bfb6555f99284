import { calendarFile, type CalendarFileWords } from '../processes/calendar-file.ts';
import type { Appointment } from '../schemas/appointment.ts';
import { saveFile } from './save-file.ts';

/** Hands the appointment to the device's calendar as a file. */
export const saveCalendarFile = (appointment: Appointment, words: CalendarFileWords): void =>
  saveFile(
    `nimbia-${appointment.startsAt.slice(0, 10)}.ics`,
    calendarFile(appointment, words, new Date()),
    'text/calendar;charset=utf-8',
  );
