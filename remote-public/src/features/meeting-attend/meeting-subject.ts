import { partyName } from 'shared-contracts/formats/person/party-name';
import { deviceZone } from 'shared-contracts/formats/time/device-zone';
import { zoneLabel } from 'shared-contracts/formats/time/zone-label';
import { href } from 'shared-contracts/remote/paths';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { SessionUser } from 'shared-contracts/schemas/session';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import { readerOf, zonesDifferInYear, type Reader } from 'shared-ui/domain/time/format-time.ts';

/** Whom one meets, and what the pages around the room need to know of it. */
export interface MeetingSubject {
  readonly appointment: Appointment;
  readonly party: 'client' | 'professional';
  readonly userId: string;
  readonly ownName: string;
  readonly other: {
    readonly id: string;
    readonly name: string;
    readonly image: string | null;
    readonly phone: string | null;
  };
  /** A professional's clocks are the practice's, as in their area; a client's are the device's. */
  readonly reader: Reader;
  /** Whose clocks these are, "heure de Douala", where the device shows none or others, in summer or in winter; else null. */
  readonly zone: string | null;
  /** Pages of the areas. */
  readonly toAppointment: string;
  readonly toMessages: string;
}

export function subjectOf(appointment: Appointment, { id }: Pick<SessionUser, 'id'>, locale: Locale): MeetingSubject {
  const { professional, client } = appointment;
  const isClient = appointment.clientId === id;
  const other = isClient ? professional : client;
  const phone = (isClient ? professional.publicPhone : client.phone) ?? null;
  const own = readerOf(locale, professional);
  const timeZone = isClient ? own.timeZone : (professional.timeZone ?? own.timeZone);
  const device = deviceZone();
  const isNamed = device === null || zonesDifferInYear(Date.parse(appointment.startsAt), device, timeZone);
  const inMessages = { to: other.id, appointment: appointment.id };
  return {
    appointment,
    party: isClient ? 'client' : 'professional',
    userId: id,
    ownName: partyName(isClient ? client : professional),
    other: { id: other.id, name: partyName(other), image: other.profileImage ?? null, phone },
    reader: { locale, timeZone },
    zone: isNamed ? zoneLabel(timeZone, locale, professional) : null,
    toAppointment: href(isClient ? '/user/rendez-vous/:id' : '/pro/rendez-vous/:id', { id: appointment.id }),
    toMessages: href(isClient ? '/user/message' : '/pro/message', undefined, inMessages),
  };
}
