import { calendarFile, type CalendarFileTexts } from 'shared-contracts/formats/file/calendar-file';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { saveFile } from '../../files/save-file.ts';

/** Downloads the appointment as a calendar file. */
export const saveCalendarFile = (appointment: Appointment, texts: CalendarFileTexts): void =>
  saveFile(
    `nimbia-${appointment.startsAt.slice(0, 10)}.ics`,
    calendarFile(appointment, texts, new Date()),
    'text/calendar;charset=utf-8',
  );
