import * as v from 'valibot';
import { code, id, instant, listOf, requiredName } from './text.ts';
import { appointmentStatuses } from '../processes/appointment-life-cycle.ts';
import { textLimits } from './text-limits.ts';

/** On the other side, on the client's side, or another name of the client (maiden name, trade name). */
export const partyRoles = ['other', 'with', 'client'] as const;
export type PartyRole = (typeof partyRoles)[number];
export const partyKinds = ['person', 'company'] as const;
export type PartyKind = (typeof partyKinds)[number];

/** What a form asks about a party: somebody else, or another name of the client. */
export const partyForms = [...partyKinds, 'client'] as const;
/** The role and kind of what a form has. */
export const partyAs = (as: (typeof partyForms)[number], role: PartyRole = 'other') =>
  as === 'client' ? { role: as, kind: 'person' as const } : { role, kind: as };

/** Of one appointment, by each of client and professional; one more is LIMIT_EXCEEDED. */
export const mostParties = 6;
/** Maiden, married, trade and short names of one party. */
export const mostOtherNames = 3;

const words = /[\p{L}\p{N}]+/gu;
/** Nobody is called so many words; names are compared word by word. Code: TOO_LONG. */
export const fewWords = v.check((text: string) => (text.match(words) ?? []).length <= 12, code('TOO_LONG'));
const name = v.pipe(requiredName(textLimits.partyName), fewWords);
const otherNames = listOf(name, mostOtherNames);

/** Other names as a form has them: in one line, separated by semicolons. */
export const writtenOtherNames = v.pipe(
  v.string(),
  v.transform((text): string[] => [...new Set(text.split(';').map((one) => one.trim()))].filter(Boolean)),
  otherNames,
);

/** Who else a matter concerns, as the client or the professional names them. */
export const partyInput = v.object({
  role: v.picklist(partyRoles, code('INVALID')),
  kind: v.picklist(partyKinds, code('INVALID')),
  name,
  otherNames: v.optional(otherNames, []),
});
export type PartyInput = v.InferInput<typeof partyInput>;

/** POST /base/appointment_parties/create. */
export const appointmentPartyInput = v.object({ appointmentId: id, ...partyInput.entries });
/** PUT /base/appointment_parties/update/{id}, by who added it. */
export const appointmentPartyChange = v.partial(partyInput);

/** Row of `appointment_parties`. A client reads those that they named, the professional all. */
export const appointmentParty = v.object({
  id,
  appointmentId: id,
  addedBy: v.picklist(['client', 'professional']),
  role: v.picklist(partyRoles),
  kind: v.picklist(partyKinds),
  name: v.string(),
  otherNames: v.array(v.string()),
  createdAt: instant,
});
export type AppointmentParty = v.InferOutput<typeof appointmentParty>;

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
