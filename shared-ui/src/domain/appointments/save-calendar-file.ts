import { calendarFile, type CalendarFileTexts } from 'shared-contracts/processes/calendar-file';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { saveFile } from './save-file.ts';

/** Hands the appointment to the device's calendar as a file. */
export const saveCalendarFile = (appointment: Appointment, words: CalendarFileTexts): void =>
  saveFile(
    `nimbia-${appointment.startsAt.slice(0, 10)}.ics`,
    calendarFile(appointment, words, new Date()),
    'text/calendar;charset=utf-8',
  );
