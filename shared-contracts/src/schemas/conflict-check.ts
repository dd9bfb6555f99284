import * as v from 'valibot';
import { appointmentStatuses } from '../processes/appointment-life-cycle.ts';
import { appointmentParty, partyRoles } from './appointment-party.ts';
import { code, id, instant } from './text.ts';

/** A client or party of another matter of the same professional who may be one of this matter. */
export const conflictMatch = v.object({
  /** In this matter. */
  name: v.string(),
  role: v.picklist(partyRoles),
  /** In the other one. */
  withName: v.string(),
  withRole: v.picklist(partyRoles),
  withClientId: id,
  /** The client of the other matter. */
  withClientName: v.string(),
  /** Null where the other one has only written. */
  appointmentId: v.nullable(id),
  startsAt: v.nullable(instant),
  status: v.nullable(v.picklist(appointmentStatuses)),
});
export type ConflictMatch = v.InferOutput<typeof conflictMatch>;

/** The latest check of an appointment, in its row, for the professional alone. */
export const conflictState = v.object({
  checkId: id,
  parties: v.array(v.pick(appointmentParty, ['id', 'addedBy', 'role', 'kind', 'name', 'otherNames'])),
  /** Who may be meant, the likeliest first. */
  matches: v.array(conflictMatch),
  /** "Checked, no conflict" is recorded of it. */
  confirmedAt: v.nullable(instant),
  /** Every time that was recorded, with the names of that time. */
  confirmations: v.array(v.object({ id, at: instant, names: v.array(v.string()) })),
  /** Until then reason and documents are withheld. */
  isOpen: v.boolean(),
});
export type ConflictState = v.InferOutput<typeof conflictState>;

/**
 * `set` of PUT /base/conflict_checks/update-where/{id}, by the professional: checked, no conflict. 412 when names have
 * changed since, whatever `where` says.
 */
export const conflictConfirmation = v.strictObject({ confirmed: v.literal(true, code('INVALID')) });

/**
 * POST /base/conflict_checks/create, by the professional: checked, no conflict, where nothing was found. Somebody who is found meanwhile is
 * left to look at: `confirmedAt` of the answer is null.
 */
export const conflictCheckInput = v.object({ appointmentId: id });

/** Row of `conflict_checks`: what was compared when, and who found no conflict. */
export const conflictCheck = v.object({
  id,
  appointmentId: id,
  isLatest: v.boolean(),
  /** Of the parties that were compared; null once both accounts are deleted. */
  names: v.nullable(v.array(v.string())),
  found: v.number(),
  checkedAt: instant,
  confirmedAt: v.nullable(instant),
});
export type ConflictCheck = v.InferOutput<typeof conflictCheck>;
