import * as v from 'valibot';
import { code, count, id, instant, listOf, optionalText, requiredName } from './text.ts';
import { callType, feeCurrencies, feeKinds } from './vocabulary.ts';

/** Per professional; one more is TOO_MANY_CONSULTATIONS. */
export const mostConsultations = 20;

const kind = v.picklist(feeKinds, code('INVALID'));
/** In the smallest unit of the currency: cents of EUR and CAD, francs of XAF and XOF. */
const amount = count(1, 1_000_000_000);
const currency = v.picklist(feeCurrencies, code('INVALID'));
const none = v.optional(v.null(code('INVALID')), null);

/** A fixed fee has an amount and a currency, the other kinds have neither. Codes: REQUIRED, INVALID, NUMBER_INVALID. */
export const consultationFee = v.variant(
  'feeKind',
  [
    v.object({ feeKind: v.literal('fixed'), fee: amount, currency }),
    v.object({ feeKind: v.picklist(['free', 'on_request']), fee: none, currency: none }),
  ],
  code('INVALID'),
);

const offer = v.object({
  nameFr: requiredName(80),
  nameEn: requiredName(80),
  minutes: v.pipe(count(5, 480), v.multipleOf(5, code('NUMBER_INVALID'))),
  callTypes: v.pipe(listOf(callType, 3), v.minLength(1, code('REQUIRED'))),
  /** What the client should prepare. */
  preparationFr: optionalText(500),
  preparationEn: optionalText(500),
  /** Offered to clients. */
  active: v.optional(v.boolean(), true),
  /** In lists, from 0; those of one position in the order of their creation. */
  position: v.optional(count(0, 32_767), 0),
});

/** POST /base/consultations/create. */
export const consultationInput = v.intersect([offer, consultationFee]);

/** PUT /base/consultations/update/{id}. Another kind of fee than 'fixed' clears `fee` and `currency`. */
export const consultationChange = v.partial(
  v.object({ ...offer.entries, feeKind: kind, fee: v.nullable(amount), currency: v.nullable(currency) }),
);
export type ConsultationChange = v.InferOutput<typeof consultationChange>;

/** Row of `consultations`: what can be booked with a professional. The public reads active ones of listed professionals. */
export const consultation = v.object({
  id,
  professionalId: id,
  nameFr: v.string(),
  nameEn: v.string(),
  minutes: v.number(),
  feeKind: kind,
  fee: v.nullable(amount),
  currency: v.nullable(currency),
  callTypes: v.array(callType),
  preparationFr: v.nullable(v.string()),
  preparationEn: v.nullable(v.string()),
  active: v.boolean(),
  position: v.number(),
  createdAt: instant,
});
