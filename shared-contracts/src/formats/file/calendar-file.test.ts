import { appointmentFixture } from 'shared-ui/testing/appointment-fixture.ts';
import { calendarFile } from './calendar-file.ts';

const now = new Date('2026-11-20T08:00:00.000Z');
const waiting = appointmentFixture({
  startsAt: '2026-11-23T14:30:00.000Z',
  endsAt: '2026-11-23T15:00:00.000Z',
  status: 'waiting',
  sequence: 2,
});
const lines = (file: string) => file.split('\r\n');

test('a request is a tentative event in UTC with a stable UID and its sequence', () => {
  expect(lines(calendarFile(waiting, { summary: 'Rendez-vous' }, now))).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      `UID:${waiting.id}@nimbia`,
      'SEQUENCE:2',
      'DTSTAMP:20261120T080000Z',
      'DTSTART:20261123T143000Z',
      'DTEND:20261123T150000Z',
      'STATUS:TENTATIVE',
    ]),
  );
});

test('an appointment that no longer takes place is cancelled in the calendar', () => {
  const file = calendarFile({ ...waiting, status: 'cancelled' }, { summary: 'Rendez-vous' }, now);
  expect(file).toContain('METHOD:CANCEL\r\n');
  expect(file).toContain('STATUS:CANCELLED\r\n');
});

test('text is escaped and long lines are folded at 75 octets without splitting a character', () => {
  const file = calendarFile(
    waiting,
    { summary: 'a', description: `Bail; loyer, charges\nsuite ${'é'.repeat(80)}` },
    now,
  );
  expect(file).toContain('DESCRIPTION:Bail\\; loyer\\, charges\\nsuite ');
  for (const line of lines(file)) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain('é'.repeat(80));
});

test('line breaks and control characters in a name or an address cannot inject a line', () => {
  const evil = 'Awa\rATTENDEE:mailto:x@evil.test\u0085A\u2028B\u0000\u001bC\r\nD\nE';
  const file = calendarFile(waiting, { summary: evil, location: evil }, now).replaceAll('\r\n ', '');
  const said = 'Awa\\nATTENDEE:mailto:x@evil.test\\nA\\nB  C\\nD\\nE';
  expect(lines(file)).toEqual(expect.arrayContaining([`SUMMARY:${said}`, `LOCATION:${said}`]));
  expect(file.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
});

test('a file sent by mail is an invitation that expects no reply', () => {
  const file = calendarFile({ ...waiting, status: 'accepted' }, { summary: 'Rendez-vous' }, now, {
    organizer: { name: 'Nimbia', address: 'rdv@nimbia.test' },
    attendee: { name: 'Awa "Maître"\r\nNdiaye', address: 'awa@nimbia.test' },
  });
  expect(lines(file.replaceAll('\r\n ', ''))).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      'ORGANIZER;CN="Nimbia":mailto:rdv@nimbia.test',
      'ATTENDEE;CN="Awa  Maître   Ndiaye";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:awa@nimbia.test',
    ]),
  );
});
