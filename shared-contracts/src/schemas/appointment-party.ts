import * as v from 'valibot';
import { requiredName } from './name.ts';
import { textLimits } from './text-limits.ts';
import { code, id, instant, listOf } from './text.ts';

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
