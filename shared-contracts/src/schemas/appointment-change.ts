import * as v from 'valibot';
import { sentFile } from './appointment-request.ts';
import { cancelReasons, rejectReasons } from './appointment.ts';
import { textLimits } from './text-limits.ts';
import { code, id, instant, optionalText } from './text.ts';

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
