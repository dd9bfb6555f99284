import * as v from 'valibot';
import { code, count, id, instant, listOf, optionalLink, optionalText, requiredName } from './text.ts';
import { callType, feeCurrencies, feeKinds } from './vocabulary.ts';
import type { CallType } from './vocabulary.ts';
import { isByLink, meetingProvider } from './meeting.ts';
import type { MeetingProvider } from './meeting.ts';
import { textLimits } from './text-limits.ts';

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

/** What a consultation is, but for its fee. */
export const consultationOffer = v.object({
  nameFr: requiredName(textLimits.consultationName),
  nameEn: requiredName(textLimits.consultationName),
  minutes: v.pipe(count(5, 480), v.multipleOf(5, code('NUMBER_INVALID'))),
  callTypes: v.pipe(listOf(callType, 3), v.minLength(1, code('REQUIRED'))),
  /** Where consultations by video and phone take place; by default `link` with a new `videoLink`, else `built_in`. */
  meetingProvider: v.optional(meetingProvider),
  /** For `zoom` and `link`. */
  videoLink: optionalLink(textLimits.videoLink),
  /** What the client should prepare. */
  preparationFr: optionalText(textLimits.preparation),
  preparationEn: optionalText(textLimits.preparation),
  /** Offered to clients. */
  active: v.optional(v.boolean(), true),
  /** In lists, from 0; those of one position in the order of their creation. */
  position: v.optional(count(0, 32_767), 0),
});

const waysAndPlace = v.object({
  meetingProvider: consultationOffer.entries.meetingProvider,
  callTypes: consultationOffer.entries.callTypes,
  videoLink: consultationOffer.entries.videoLink,
});

/** Zoom and a link of one's own need the link. Code: VIDEO_LINK_REQUIRED at `/videoLink`. */
export const consultationByVideo = v.pipe(
  waysAndPlace,
  v.forward(
    v.check(
      (place: { meetingProvider?: MeetingProvider | undefined; callTypes: CallType[]; videoLink: string | null }) =>
        place.videoLink !== null || !place.callTypes.includes('video') || !isByLink(place.meetingProvider),
      code('VIDEO_LINK_REQUIRED'),
    ),
    ['videoLink'],
  ),
);

/** POST /base/consultations/create. */
export const consultationInput = v.intersect([consultationOffer, consultationFee, consultationByVideo]);

/**
 * PUT /base/consultations/update/{id}. Another kind of fee than 'fixed' clears `fee` and `currency`; the ways to meet and the
 * link are checked together with what stays of them.
 */
export const consultationChange = v.partial(
  v.object({ ...consultationOffer.entries, feeKind: kind, fee: v.nullable(amount), currency: v.nullable(currency) }),
);
export type ConsultationChange = v.InferOutput<typeof consultationChange>;

/** Length and fee as the client saw them when they sent their request. */
export const consultationQuote = v.object({
  minutes: consultationOffer.entries.minutes,
  feeKind: kind,
  fee: v.nullable(amount),
  currency: v.nullable(currency),
});
export type ConsultationQuote = v.InferOutput<typeof consultationQuote>;

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
