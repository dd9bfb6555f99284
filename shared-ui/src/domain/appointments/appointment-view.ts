import type { Party } from './available-actions.ts';
import type { Reader } from './format-time.ts';
import type { Words } from './words.ts';
import type { Appointment } from 'shared-contracts/schemas/appointment';

/** Through whose eyes appointments are shown: language and zone, side of the table, the present in milliseconds. */
export interface AppointmentView {
  readonly words: Words;
  readonly reader: Reader;
  readonly party: Party;
  readonly now: number;
}

/** The one across the table. */
export const otherParty = (appointment: Appointment, party: Party): Appointment['client'] =>
  party === 'client' ? appointment.professional : appointment.client;
