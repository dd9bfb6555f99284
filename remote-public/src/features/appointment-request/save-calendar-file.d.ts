import { type CalendarFileWords } from 'shared-contracts/processes/calendar-file';
import type { Appointment } from 'shared-contracts/schemas/appointment';
/** Hands the appointment to the device's calendar as a file. */
export declare function saveCalendarFile(appointment: Appointment, words: CalendarFileWords): void;
