import type { MailWriters } from '../mail/mail-context.ts';
import { appointmentContent } from './appointment-content.ts';
import type { AppointmentFacts } from './types.ts';
import type { AppointmentTemplate } from './appointment-template.ts';

export type AppointmentMails = Readonly<Record<AppointmentTemplate, AppointmentFacts>>;

export const appointmentMails: MailWriters<AppointmentMails> = {
  request_sent: appointmentContent,
  request_received: appointmentContent,
  offer_received: appointmentContent,
  offer_declined: appointmentContent,
  offer_withdrawn: appointmentContent,
  offer_expired_client: appointmentContent,
  offer_expired_professional: appointmentContent,
  accepted: appointmentContent,
  accepted_own: appointmentContent,
  rejected: appointmentContent,
  withdrawn: appointmentContent,
  expired_client: appointmentContent,
  expired_professional: appointmentContent,
  proposed: appointmentContent,
  proposal_declined: appointmentContent,
  proposal_taken_back: appointmentContent,
  proposal_expired: appointmentContent,
  moved: appointmentContent,
  moved_own: appointmentContent,
  cancelled: appointmentContent,
  cancelled_own: appointmentContent,
  reminder_24h: appointmentContent,
  reminder_1h: appointmentContent,
  reminder_15m: appointmentContent,
};
