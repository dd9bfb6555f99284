import type { Appointment } from '../schemas/appointment.ts';
import { contentLines, escapedText } from './content-line.ts';

/** Translated texts of a calendar file. */
export interface CalendarFileTexts {
  readonly summary: string;
  readonly description?: string | undefined;
  readonly location?: string | undefined;
  /** Absolute address of the appointment's page. */
  readonly url?: string | undefined;
}

/** An organiser or attendee. */
export interface CalendarPerson {
  readonly name: string;
  readonly address: string;
}

/** Sender and recipient of a mailed file: calendars then import it (RFC 6047) without expecting a reply. */
export interface CalendarInvitation {
  readonly organizer: CalendarPerson;
  readonly attendee: CalendarPerson;
}

const holding: Partial<Record<Appointment['status'], 'TENTATIVE' | 'CONFIRMED'>> = {
  waiting: 'TENTATIVE',
  accepted: 'CONFIRMED',
  done: 'CONFIRMED',
  no_show: 'CONFIRMED',
};

type Event = Pick<Appointment, 'id' | 'status' | 'startsAt' | 'endsAt' | 'sequence'>;

/**
 * The appointment as an iCalendar file (RFC 5545), in UTC. The UID is stable, SEQUENCE rises with each change, and a
 * cancelled appointment has METHOD:CANCEL (booking-rules.md). `now` becomes DTSTAMP.
 */
export function calendarFile(
  appointment: Event,
  words: CalendarFileTexts,
  now: Date,
  invitation?: CalendarInvitation,
): string {
  const status = holding[appointment.status] ?? 'CANCELLED';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Nimbia//Appointments//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${status === 'CANCELLED' ? 'CANCEL' : invitation ? 'REQUEST' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${appointment.id}@nimbia`,
    `SEQUENCE:${appointment.sequence}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(new Date(appointment.startsAt))}`,
    `DTEND:${utc(new Date(appointment.endsAt))}`,
    `STATUS:${status}`,
    ...(invitation ? people(invitation) : []),
    `SUMMARY:${escapedText(words.summary)}`,
    ...(words.description ? [`DESCRIPTION:${escapedText(words.description)}`] : []),
    ...(words.location ? [`LOCATION:${escapedText(words.location)}`] : []),
    ...(words.url ? [`URL:${words.url}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return contentLines(lines);
}

const people = ({ organizer, attendee }: CalendarInvitation): string[] => [
  `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.address}`,
  `ATTENDEE;CN=${quoted(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee.address}`,
];

/** A parameter value, which may contain neither quotes nor line breaks (RFC 5545, 3.1). */
const quoted = (text: string): string => `"${text.replaceAll(/["\p{Cc}]/gu, ' ')}"`;

/** `20261123T143000Z` */
const utc = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d+/gu, '');
