import { deviceZone } from 'shared-contracts/formats/time/device-zone';
import { partyName } from 'shared-contracts/formats/person/party-name';
import type { AppointmentAction, Party } from './queries/available-actions.ts';
import type { Reader } from '../time/format-time.ts';
import type { TranslateAppointments } from '../texts/translate.ts';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { ComponentType, ReactNode } from 'react';
import type { TimelineItem } from '../../primitives/timeline/timeline.tsx';

/** What a professional sees of the check for a conflict of interest. */
export interface ConflictView {
  /** A request waits for it: it can only be declined. */
  readonly isDue: (appointment: Appointment) => boolean;
  /** Names and what was found, on a card. */
  readonly shown: (appointment: Appointment) => ReactNode;
  /** The answers while it is due; `run` takes an action on the appointment. */
  readonly answers: (
    appointment: Appointment,
    isAlone: boolean,
    run: (action: 'reject', input: { readonly reason: string }) => Promise<void>,
  ) => ReactNode;
  /** The timeline with what was recorded of it, where that is read. */
  readonly timeline?: (appointment: Appointment, items: readonly TimelineItem[]) => readonly TimelineItem[];
}

/** Context of the reader: language and time zone, role, current time in milliseconds. */
export interface AppointmentView {
  readonly translate: TranslateAppointments;
  readonly reader: Reader;
  readonly party: Party;
  readonly now: number;
  /** The conversation about an appointment. */
  readonly hrefOfMessages?: (appointment: Appointment) => string;
  /** For clients only: the number at which they are called. */
  readonly OwnNumber?: ComponentType;
  /** For professionals only: the page of a client. */
  readonly hrefOfClient?: (clientId: string) => string;
  /** For professionals only. */
  readonly conflict?: ConflictView;
}

/** The view of one person's appointment: by the clocks of the practice where the device has no time zone. */
export const viewWith = <View extends AppointmentView>(
  view: View,
  { professional }: { readonly professional: Pick<Appointment['professional'], 'timeZone'> },
): View => {
  const { timeZone } = professional;
  return deviceZone() === null && timeZone ? { ...view, reader: { ...view.reader, timeZone } } : view;
};

/** The other party. */
export const otherParty = (appointment: Appointment, party: Party): Appointment['client'] =>
  party === 'client' ? appointment.professional : appointment.client;

/** What became of an appointment by an action of the reader. */
export const doneText = (
  action: AppointmentAction,
  appointment: Appointment,
  { translate, party }: Pick<AppointmentView, 'translate' | 'party'>,
): string =>
  translate(`done.${action}`, { context: appointment.openedBy, name: partyName(otherParty(appointment, party)) });
