import * as v from 'valibot';
import { code, id, instant, optionalText, fileName } from './text.ts';
import { mostParties, partyInput } from './appointment-party.ts';
import { consultationQuote } from './consultation.ts';
import { meetingProvider } from './meeting.ts';
import { appointmentStatuses, openers } from '../processes/appointment-life-cycle.ts';
import { callType, feeCurrencies, feeKinds, legalKinds } from './vocabulary.ts';
import { textLimits } from './text-limits.ts';

/** Reasons for a professional to reject a request (specification, section 2). */
export const rejectReasons = [
  'not_available',
  'outside_expertise',
  'conflict_of_interest',
  'incomplete_request',
  'other',
] as const;
/** Reasons for cancelling an accepted appointment; optional for a client. */
export const cancelReasons = ['no_longer_needed', 'not_available', 'emergency', 'chose_other', 'other'] as const;

/** Reasons of the system, where an appointment did not take place. */
export const failReasons = ['technical_failure', 'professional_absent'] as const;

/** Maximum number of documents per request. */
export const maximumDocuments = 3;

/** Of one appointment, with those added later. */
export const mostDocuments = 10;

/** What an appointment is about, for the professional only. */
const reason = v.pipe(
  v.string(code('REQUIRED')),
  v.trim(),
  v.nonEmpty(code('REQUIRED')),
  v.minLength(10, code('TOO_SHORT')),
  v.maxLength(textLimits.reason, code('TOO_LONG')),
);

/** An upload for the purpose `appointment`, with the client's file name. */
const sentFile = { uploadId: id, name: fileName };

/**
 * POST /base/appointment_documents/create, by the client, until the appointment ends (then TRANSITION_NOT_ALLOWED, as
 * for a removal): LIMIT_EXCEEDED beyond `mostDocuments`, among which those that were asked for do not count.
 */
export const appointmentDocumentInput = v.object({
  appointmentId: id,
  ...sentFile,
  /** Which one of `asked_documents` this is; NOT_FOUND when it is no longer asked for, or has come. */
  askedId: v.optional(id),
});

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

/** Longest appointment, in minutes. */
export const longestMinutes = 480;

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

/**
 * `set` of PUT /base/appointments/update-where/{id}; `where` carries the `status` (and, for a proposal, the proposed
 * start) that was displayed. Who may make which change is defined by the life cycle (processes/appointment-life-cycle).
 */
export const appointmentChange = v.variant('status', [
  v.object({ status: v.literal('accepted') }),
  v.object({
    status: v.literal('rejected'),
    /** Required of a professional. */
    changeReason: v.optional(v.picklist(rejectReasons, code('REASON_REQUIRED'))),
    changeNote: optionalText(textLimits.changeNote),
  }),
  v.object({ status: v.literal('withdrawn'), changeNote: optionalText(textLimits.changeNote) }),
  v.object({
    status: v.literal('cancelled'),
    changeReason: v.optional(v.picklist(cancelReasons, code('REASON_REQUIRED'))),
    changeNote: optionalText(textLimits.changeNote),
  }),
  v.object({ status: v.literal('done') }),
  v.object({ status: v.literal('no_show') }),
]);
export type AppointmentChange = v.InferInput<typeof appointmentChange>;

/** The second shape of `set`: propose another time, or (null) withdraw or decline the proposal. */
export const appointmentProposal = v.object({
  proposedStartsAt: v.nullable(instant),
  proposedEndsAt: v.optional(v.nullable(instant)),
});
/** The third shape: accept the proposal by writing its start as the appointment's. */
export const appointmentMove = v.object({ startsAt: instant });

/** PUT /base/appointments/update/{id}, by the professional: private notes. */
export const appointmentNotes = v.strictObject({ privateNotes: optionalText(textLimits.privateNotes) });
export type AppointmentNotes = v.InferInput<typeof appointmentNotes>;

/** The other party of an appointment, with the fields visible to the reader. */
export const party = v.object({
  id,
  firstNames: v.string(),
  lastName: v.string(),
  /** Of a professional; a firm is shown by its name. */
  kind: v.nullish(v.picklist(legalKinds)),
  companyName: v.nullish(v.string()),
  slug: v.nullish(v.string()),
  city: v.nullish(v.string()),
  country: v.nullish(v.string()),
  profileImage: v.nullish(v.string()),
  timeZone: v.nullish(v.string()),
  /** Of a professional's practice; public. */
  address: v.nullish(v.string()),
  latitude: v.nullish(v.number()),
  longitude: v.nullish(v.number()),
  /** Public contact details of a professional's practice. */
  publicPhone: v.nullish(v.string()),
  publicEmail: v.nullish(v.string()),
  /** Of a professional: the notice period, in hours, for a client who cancels or moves. */
  cancelNoticeHours: v.nullish(v.number()),
  /** Of a professional: whether the profile is listed and can be booked; null for a client. */
  isBookable: v.nullish(v.boolean()),
  /** Of the client, for a professional who accepted a phone call. */
  phone: v.nullish(v.string()),
});

/** An appointment as its two parties read it. */
export const appointment = v.object({
  id,
  professionalId: id,
  clientId: id,
  callType,
  /** What it was booked as, at the time of the request; null in older appointments. The consultation itself may be gone. */
  consultationId: v.nullable(id),
  consultationNameFr: v.nullable(v.string()),
  consultationNameEn: v.nullable(v.string()),
  /** What the client is to prepare. */
  preparationFr: v.nullish(v.string()),
  preparationEn: v.nullish(v.string()),
  feeKind: v.nullable(v.picklist(feeKinds)),
  fee: v.nullable(v.number()),
  currency: v.nullable(v.picklist(feeCurrencies)),
  /** As the consultation had it; in older appointments that had a link, `link`. */
  meetingProvider: v.optional(meetingProvider),
  /** Where to meet by video with `zoom` or `link`, once the appointment is accepted. */
  videoLink: v.nullish(v.string()),
  status: v.picklist(appointmentStatuses),
  startsAt: instant,
  endsAt: instant,
  proposedStartsAt: v.nullable(instant),
  proposedEndsAt: v.nullable(instant),
  proposedBy: v.nullable(v.picklist(['client', 'professional'])),
  /** A call at once: until it is accepted, it starts when it expires. */
  askedNow: v.boolean(),
  /** The other party answers. */
  openedBy: v.picklist(openers),
  /** Null for a professional who has not yet checked for a conflict of interest where one was found. */
  reason: v.nullable(v.string()),
  /** For the professional, where names were given or something was found: `conflictState` of appointment-party. */
  conflict: v.nullish(v.unknown()),
  /** For the professional: when names were first compared; null where that is not known. */
  comparedAt: v.nullish(instant),
  changeReason: v.nullable(v.string()),
  changeNote: v.nullable(v.string()),
  /** When an unanswered request expires (booking-rules.md). */
  expiresAt: v.nullable(instant),
  /** SEQUENCE of the calendar file (RFC 5545); rises with each change. */
  sequence: v.number(),
  createdAt: instant,
  updatedAt: instant,
  /** Embedded by the presenter, read-only. */
  professional: party,
  client: party,
});
export type Appointment = v.InferOutput<typeof appointment>;

/** Row of `appointment_history`: who, when, from, to, why. */
export const appointmentHistoryEntry = v.object({
  id,
  appointmentId: id,
  at: instant,
  actorRole: v.picklist(['client', 'professional', 'operator', 'system']),
  transition: v.string(),
  fromStatus: v.nullable(v.picklist(appointmentStatuses)),
  toStatus: v.picklist(appointmentStatuses),
  changeReason: v.nullable(v.string()),
  changeNote: v.nullable(v.string()),
  startsAt: instant,
  /** The time was offered by the waiting list. */
  fromWaiting: v.optional(v.boolean()),
});
export type AppointmentHistoryEntry = v.InferOutput<typeof appointmentHistoryEntry>;

/** Row of `appointment_documents`: a client's document for the request, readable by both parties. */
export const appointmentDocument = v.object({
  id,
  appointmentId: id,
  name: v.string(),
  createdAt: instant,
  /** The file, as an attachment: a path on the API host, valid for five minutes; null once deleted. */
  url: v.nullable(v.string()),
});
export type AppointmentDocument = v.InferOutput<typeof appointmentDocument>;
