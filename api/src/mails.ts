import { appointmentMails } from './modules/appointments/appointment-mails.ts';
import { accountMails } from './modules/auth/account-mails.ts';
import { documentMails } from './modules/documents/document-mails.ts';
import type { AllMailWriters } from './modules/mail/mail-context.ts';

/** The table of mails: what writes each template of the outbox. */
export const mailWriters: AllMailWriters = { ...accountMails, ...appointmentMails, ...documentMails };
