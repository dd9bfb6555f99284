import type { Appointment } from '../schemas/appointment.ts';

/** What a calendar file says in words, already translated. */
export interface CalendarFileWords {
  readonly summary: string;
  readonly description?: string | undefined;
  readonly location?: string | undefined;
  /** Absolute address of the appointment's page. */
  readonly url?: string | undefined;
}

/** A person as a calendar knows one. */
export interface CalendarPerson {
  readonly name: string;
  readonly address: string;
}

/** Who sends the file by mail to whom: calendars then take it in by themselves (RFC 6047) and expect no reply. */
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
 * The appointment as an iCalendar file (RFC 5545), in UTC. The UID stays for the life of the appointment, SEQUENCE rises with each
 * change, and what no longer takes place says so with METHOD:CANCEL (booking-rules.md). `now` is the moment of writing.
 */
export function calendarFile(
  appointment: Event,
  words: CalendarFileWords,
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
    `SUMMARY:${escaped(words.summary)}`,
    ...(words.description ? [`DESCRIPTION:${escaped(words.description)}`] : []),
    ...(words.location ? [`LOCATION:${escaped(words.location)}`] : []),
    ...(words.url ? [`URL:${words.url}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const people = ({ organizer, attendee }: CalendarInvitation): string[] => [
  `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.address}`,
  `ATTENDEE;CN=${quoted(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee.address}`,
];

/** A parameter's value, which may hold neither quotes nor line breaks (RFC 5545, 3.1). */
const quoted = (text: string): string => `"${text.replaceAll(/["\p{Cc}]/gu, ' ')}"`;

/** `20261123T143000Z` */
const utc = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d+/gu, '');

/** TEXT values (RFC 5545, 3.3.11), which have no control characters but these line breaks; some readers end a line at a lone CR. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/gu, (character) => `\\${character}`)
    .replaceAll(/\r\n|[\r\n\u2028\u2029\u0085]/gu, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ');

/** Lines of at most 75 octets, continued after a space (RFC 5545, 3.1); no character is torn apart. */
function folded(line: string): string {
  let [result, length] = ['', 0];
  for (const character of line) {
    const size = octets(character.codePointAt(0) ?? 0);
    if (length + size > 75) [result, length] = [`${result}\r\n `, 1];
    result += character;
    length += size;
  }
  return result;
}

/** Length of a character in UTF-8. */
const octets = (codePoint: number): number =>
  codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
