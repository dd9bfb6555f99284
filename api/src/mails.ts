import { addMails } from './modules/adds/add-mails.ts';
import { appointmentMails } from './modules/appointments/appointment-mails.ts';
import { accountMails } from './modules/auth/account-mails.ts';
import { calendarMails } from './modules/calendar-sources/calendar-mails.ts';
import { documentMails } from './modules/documents/document-mails.ts';
import { emailChangeMails } from './modules/email-change/email-change-mails.ts';
import { bundleMails } from './modules/notifications/bundle-mails.ts';
import type { AllMailWriters } from './modules/mail/mail-context.ts';
import { planMails } from './modules/plans/plan-mails.ts';
import { secondStepMails } from './modules/second-step/second-step-mails.ts';
import { waitingMails } from './modules/waiting-entries/waiting-mails.ts';

/** The table of mails: what writes each template of the outbox. */
export const mailWriters: AllMailWriters = {
  ...accountMails,
  ...addMails,
  ...appointmentMails,
  ...bundleMails,
  ...calendarMails,
  ...documentMails,
  ...emailChangeMails,
  ...planMails,
  ...secondStepMails,
  ...waitingMails,
};
