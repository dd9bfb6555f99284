import * as v from 'valibot';
import { appointmentStatuses, openers } from '../processes/appointment-life-cycle.ts';
import { meetingProvider } from './meeting-provider.ts';
import { party } from './party.ts';
import { id, instant } from './text.ts';
import { callType, feeCurrencies, feeKinds } from './vocabulary.ts';

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

/** Longest appointment, in minutes. */
export const longestMinutes = 480;

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
  /** For the professional, where names were given or something was found: `conflictState` of conflict-check. */
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
