import * as v from 'valibot';
import { meetingProvider } from './meeting-provider.ts';
import { code, count, id, instant } from './text.ts';
import { callType, feeCurrencies, feeKinds } from './vocabulary.ts';

/** Per professional; one more is TOO_MANY_CONSULTATIONS. */
export const mostConsultations = 20;

/** In the smallest unit of the currency: cents of EUR and CAD, francs of XAF and XOF. */
export const consultationAmount = count(1, 1_000_000_000);
export const consultationCurrency = v.picklist(feeCurrencies, code('INVALID'));

/** What a consultation costs; amount and currency of a fixed fee alone. */
const fee = {
  feeKind: v.picklist(feeKinds, code('INVALID')),
  fee: v.nullable(consultationAmount),
  currency: v.nullable(consultationCurrency),
};

/** How long a consultation lasts: 5 minutes to 8 hours. Code: NUMBER_INVALID. */
export const consultationMinutes = v.pipe(count(5, 480), v.multipleOf(5, code('NUMBER_INVALID')));

/** Length and fee as the client saw them when they sent their request. */
export const consultationQuote = v.object({
  minutes: consultationMinutes,
  ...fee,
});
export type ConsultationQuote = v.InferOutput<typeof consultationQuote>;

/** Row of `consultations`: what can be booked with a professional. The public reads active ones of listed professionals. */
export const consultation = v.object({
  id,
  professionalId: id,
  nameFr: v.string(),
  nameEn: v.string(),
  minutes: v.number(),
  ...fee,
  callTypes: v.array(callType),
  meetingProvider: v.optional(meetingProvider),
  /** For the professional alone. */
  videoLink: v.optional(v.nullable(v.string())),
  preparationFr: v.nullable(v.string()),
  preparationEn: v.nullable(v.string()),
  active: v.boolean(),
  position: v.number(),
  createdAt: instant,
});
export type Consultation = v.InferOutput<typeof consultation>;
