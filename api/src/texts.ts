import { appointmentTexts } from './modules/appointments/appointment-texts.ts';
import { smsTexts } from './modules/sms/sms-texts.ts';
import { waitingTexts } from './modules/waiting-entries/waiting-texts.ts';
import type { AllTextWriters } from './modules/sms/text-context.ts';

/** The table of texts to phones: what writes each template of their outbox. */
export const textWriters: AllTextWriters = { ...appointmentTexts, ...smsTexts, ...waitingTexts };
