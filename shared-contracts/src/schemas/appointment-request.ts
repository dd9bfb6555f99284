import * as v from 'valibot';
import { mostParties, partyInput } from './appointment-party.ts';
import { longestMinutes, maximumDocuments } from './appointment.ts';
import { consultationQuote } from './consultation.ts';
import { fileName } from './file-name.ts';
import { textLimits } from './text-limits.ts';
import { code, id, instant } from './text.ts';
import { callType } from './vocabulary.ts';

/** What an appointment is about, for the professional only. */
const reason = v.pipe(
  v.string(code('REQUIRED')),
  v.trim(),
  v.nonEmpty(code('REQUIRED')),
  v.minLength(10, code('TOO_SHORT')),
  v.maxLength(textLimits.reason, code('TOO_LONG')),
);

/** An upload for the purpose `appointment`, with the client's file name. */
export const sentFile = { uploadId: id, name: fileName };

/** Who else it concerns, for the professional's check for a conflict of interest. */
const parties = v.optional(v.pipe(v.array(partyInput), v.maxLength(mostParties, code('LIMIT_EXCEEDED'))), []);

/** POST /base/appointments/create (428 without an `Idempotency-Key`): a request for one free slot. */
export const appointmentRequest = v.object({
  professionalId: id,
  consultationId: id,
  /** 409 CONSULTATION_CHANGED, with the consultation in `details`, when it has changed. */
  quote: consultationQuote,
  startsAt: instant,
  callType,
  reason,
  /** Uploads for the purpose `appointment`, with the client's file names. */
  documents: v.optional(v.pipe(v.array(v.object(sentFile)), v.maxLength(maximumDocuments, code('LIMIT_EXCEEDED'))), []),
  parties,
  /** Token of the slot hold (schemas/slot-hold), which the request replaces. */
  holder: v.optional(id),
  now: v.optional(v.literal(false)),
});
export type AppointmentRequest = v.InferInput<typeof appointmentRequest>;

/**
 * The same call, for a phone call at once with somebody who is available now: 409 NOT_AVAILABLE_NOW when they no longer are, 409 CALL_PENDING
 * while an earlier one waits. It can be accepted for ten minutes and begins when it is.
 */
export const callRequest = v.object({
  now: v.literal(true),
  professionalId: id,
  /** The first active consultation by phone. */
  consultationId: id,
  quote: consultationQuote,
  reason,
  parties,
});
export type CallRequest = v.InferInput<typeof callRequest>;

/** Either, by a client. */
export const newAppointment = v.variant('now', [callRequest, appointmentRequest]);

/**
 * The same call by a professional, for a client with whom there was an appointment or a conversation, at any time that is free; the
 * client answers. Hours and notice do not bind the professional.
 */
export const offeredAppointment = v.object({
  clientId: id,
  consultationId: id,
  startsAt: instant,
  /** That of the consultation by default. */
  minutes: v.optional(
    v.pipe(
      v.number(code('RANGE_INVALID')),
      v.integer(code('RANGE_INVALID')),
      v.minValue(1, code('RANGE_INVALID')),
      v.maxValue(longestMinutes, code('RANGE_INVALID')),
    ),
  ),
  callType,
  /** The subject. */
  reason: v.pipe(
    v.string(code('REQUIRED')),
    v.trim(),
    v.nonEmpty(code('REQUIRED')),
    v.maxLength(textLimits.reason, code('TOO_LONG')),
  ),
});
export type OfferedAppointment = v.InferInput<typeof offeredAppointment>;
