import type { Party } from './available-actions.ts';
import type { Reader } from './format-time.ts';
import type { TranslateAppointments } from './translate.ts';
import type { Appointment } from 'shared-contracts/schemas/appointment';

/** Context of the reader: language and time zone, role, current time in milliseconds. */
export interface AppointmentView {
  readonly translate: TranslateAppointments;
  readonly reader: Reader;
  readonly party: Party;
  readonly now: number;
}

/** The other party. */
export const otherParty = (appointment: Appointment, party: Party): Appointment['client'] =>
  party === 'client' ? appointment.professional : appointment.client;
