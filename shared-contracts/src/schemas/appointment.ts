import * as v from 'valibot';
import { code, id, instant, optionalText, requiredLine } from './text.ts';
import { appointmentStatuses } from '../processes/appointment-life-cycle.ts';
import { callType, legalKinds } from './vocabulary.ts';

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

/** Maximum number of documents per request. */
export const maximumDocuments = 3;

/** POST /base/appointments/create (428 without an `Idempotency-Key`): a request for one free slot. */
export const appointmentRequest = v.object({
  professionalId: id,
  startsAt: instant,
  callType,
  /** What the appointment is about, for the professional only. */
  reason: v.pipe(
    v.string(code('REQUIRED')),
    v.trim(),
    v.nonEmpty(code('REQUIRED')),
    v.minLength(10, code('TOO_SHORT')),
    v.maxLength(2000, code('TOO_LONG')),
  ),
  /** Uploads for the purpose `appointment`, with the client's file names. */
  documents: v.optional(
    v.pipe(
      v.array(v.object({ uploadId: id, name: requiredLine(120) })),
      v.maxLength(maximumDocuments, code('LIMIT_EXCEEDED')),
    ),
    [],
  ),
  /** Token of the slot hold (schemas/slot-hold), which the request replaces. */
  holder: v.optional(id),
});
export type AppointmentRequest = v.InferInput<typeof appointmentRequest>;

/**
 * `set` of PUT /base/appointments/update-where/{id}; `where` carries the `status` (and, for a proposal, the proposed
 * start) that was displayed. Who may make which change is defined by the life cycle (processes/appointment-life-cycle).
 */
export const appointmentChange = v.variant('status', [
  v.object({ status: v.literal('accepted') }),
  // The message of the object is the code of a missing key.
  v.object(
    {
      status: v.literal('rejected'),
      changeReason: v.picklist(rejectReasons, code('REASON_REQUIRED')),
      changeNote: optionalText(500),
    },
    code('REASON_REQUIRED'),
  ),
  v.object({ status: v.literal('withdrawn'), changeNote: optionalText(500) }),
  v.object({
    status: v.literal('cancelled'),
    changeReason: v.optional(v.picklist(cancelReasons, code('REASON_REQUIRED'))),
    changeNote: optionalText(500),
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
export const appointmentNotes = v.strictObject({ privateNotes: optionalText(4000) });
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
  status: v.picklist(appointmentStatuses),
  startsAt: instant,
  endsAt: instant,
  proposedStartsAt: v.nullable(instant),
  proposedEndsAt: v.nullable(instant),
  proposedBy: v.nullable(v.picklist(['client', 'professional'])),
  reason: v.string(),
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
