import * as v from 'valibot';
import { consultationAmount, consultationCurrency, consultationMinutes, consultationQuote } from './consultation.ts';
import { isByLink, meetingProvider } from './meeting-provider.ts';
import type { MeetingProvider } from './meeting-provider.ts';
import { requiredName } from './name.ts';
import { textLimits } from './text-limits.ts';
import { code, count, listOf, optionalLink, optionalText } from './text.ts';
import { callType, profession, professions } from './vocabulary.ts';
import type { CallType } from './vocabulary.ts';

const none = v.optional(v.null(code('INVALID')), null);

/** A fixed fee has an amount and a currency, the other kinds have neither. Codes: REQUIRED, INVALID, NUMBER_INVALID. */
export const consultationFee = v.variant(
  'feeKind',
  [
    v.object({ feeKind: v.literal('fixed'), fee: consultationAmount, currency: consultationCurrency }),
    v.object({ feeKind: v.picklist(['free', 'on_request']), fee: none, currency: none }),
  ],
  code('INVALID'),
);

/** What a consultation is, but for its fee. */
export const consultationOffer = v.object({
  nameFr: requiredName(textLimits.consultationName),
  nameEn: requiredName(textLimits.consultationName),
  minutes: consultationMinutes,
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
  v.object({ ...consultationOffer.entries, ...v.omit(consultationQuote, ['minutes']).entries }),
);
export type ConsultationChange = v.InferOutput<typeof consultationChange>;

const { nameFr, nameEn, minutes, callTypes } = consultationOffer.entries;

/** POST /base/consultation_suggestions/create, by an operator. */
export const consultationSuggestionInput = v.object({
  /** Empty for every profession. */
  professions: listOf(profession, professions.length),
  nameFr,
  nameEn,
  minutes,
  callTypes,
  position: count(0, 32_767),
});
