import { partyName } from 'shared-contracts/formats/person/party-name';
import { zoneLabel } from 'shared-contracts/formats/time/zone-label';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { otherParty, type AppointmentView } from '../appointment-view.ts';
import { formatDay, formatTimeRange, zonesDiffer } from '../../time/format-time.ts';

/** Day and time of the other person, where their clocks show another time: a calendar shows its owner's only. */
export function elsewhereWords(appointment: Appointment, { translate, reader, party }: AppointmentView): string[] {
  const { startsAt, endsAt } = appointment;
  const other = otherParty(appointment, party);
  const { timeZone } = other;
  if (!timeZone || !zonesDiffer(startsAt, reader.timeZone, timeZone)) return [];
  const there = { ...reader, timeZone };
  const practice = party === 'client' ? other : undefined;
  return [
    translate('calendarElsewhere', {
      name: partyName(other),
      time: `${formatDay(startsAt, there)}, ${formatTimeRange(startsAt, endsAt, there)} (${zoneLabel(timeZone, reader.locale, practice)})`,
    }),
  ];
}
