import type { Appointment } from '../../schemas/appointment.ts';
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

/** An event of a subscription. `id` alone makes the UID. */
export interface CalendarFileEvent extends Omit<Event, 'startsAt' | 'endsAt'> {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** When it was last changed: becomes DTSTAMP, so that the same events give the same file. */
  readonly stampedAt: Date;
  readonly words: CalendarFileTexts;
}

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
  const isCancelled = statusOf(appointment) === 'CANCELLED';
  const { startsAt, endsAt } = appointment;
  const event = { ...appointment, startsAt: new Date(startsAt), endsAt: new Date(endsAt), stampedAt: now, words };
  return contentLines([
    ...head,
    `METHOD:${isCancelled ? 'CANCEL' : invitation ? 'REQUEST' : 'PUBLISH'}`,
    ...eventLines(event, invitation),
    'END:VCALENDAR',
  ]);
}

/** How often a calendar may ask again. */
const REFRESH = 'PT15M';

/** Appointments as a calendar that others subscribe to, called `name`. An event that is no longer in it is gone. */
export const calendarFeedFile = (events: readonly CalendarFileEvent[], name: string): string =>
  contentLines([
    ...head,
    'METHOD:PUBLISH',
    `NAME:${escapedText(name)}`,
    `X-WR-CALNAME:${escapedText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...events.flatMap((event) => eventLines(event)),
    'END:VCALENDAR',
  ]);

const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Nimbia//Appointments//EN', 'CALSCALE:GREGORIAN'];

const statusOf = ({ status }: Pick<Event, 'status'>) => holding[status] ?? 'CANCELLED';

const eventLines = (event: CalendarFileEvent, invitation?: CalendarInvitation): string[] => {
  const { id, sequence, startsAt, endsAt, stampedAt, words } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${id}@nimbia`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(stampedAt)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `STATUS:${statusOf(event)}`,
    ...(invitation ? people(invitation) : []),
    `SUMMARY:${escapedText(words.summary)}`,
    ...(words.description ? [`DESCRIPTION:${escapedText(words.description)}`] : []),
    ...(words.location ? [`LOCATION:${escapedText(words.location)}`] : []),
    ...(words.url ? [`URL:${words.url}`] : []),
    'END:VEVENT',
  ];
};

const people = ({ organizer, attendee }: CalendarInvitation): string[] => [
  `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.address}`,
  `ATTENDEE;CN=${quoted(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee.address}`,
];

/** A parameter value, which may contain neither quotes nor line breaks (RFC 5545, 3.1). */
const quoted = (text: string): string => `"${text.replaceAll(/["\p{Cc}]/gu, ' ')}"`;

/** `20261123T143000Z` */
const utc = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d+/gu, '');
