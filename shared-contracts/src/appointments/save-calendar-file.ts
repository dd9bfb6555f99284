import { calendarFile, type CalendarFileWords } from '../processes/calendar-file.ts';
import type { Appointment } from '../schemas/appointment.ts';

/** Hands the appointment to the device's calendar as a file. */
export function saveCalendarFile(appointment: Appointment, words: CalendarFileWords): void {
  const file = new Blob([calendarFile(appointment, words, new Date())], { type: 'text/calendar;charset=utf-8' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `nimbia-${appointment.startsAt.slice(0, 10)}.ics`;
  link.click();
  // Some browsers read the file only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
