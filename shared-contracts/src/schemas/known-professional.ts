import * as v from 'valibot';
import { authorCard } from './author-card.ts';
import { consultation } from './consultation.ts';
import { publicProfessional } from './professional.ts';
import { code, id, instant } from './text.ts';
import { callType } from './vocabulary.ts';

/**
 * Which of a client's own professionals: `contacted` were asked or written to and not met; `bookable` are followed or met and listed;
 * `available` take a call at once.
 */
export const knownGroups = ['all', 'followed', 'met', 'contacted', 'bookable', 'available'] as const;
export type KnownGroup = (typeof knownGroups)[number];

/** Query of GET /known-professionals; a number is text in an address. */
export const knownQuery = v.object({
  group: v.optional(v.picklist(knownGroups, code('INVALID')), 'all'),
  limit: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/u, code('INVALID')),
      v.transform(Number),
      v.minValue(1, code('LIMIT_EXCEEDED')),
      v.maxValue(50, code('LIMIT_EXCEEDED')),
    ),
    '20',
  ),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(512, code('CURSOR_INVALID')))),
});
export type KnownQuery = v.InferOutput<typeof knownQuery>;

const appointment = v.object({ id, startsAt: instant });

/** A professional whom the calling client follows, has met or has contacted, and why they are in the list. */
export const knownProfessional = v.object({
  professional: authorCard,
  /** The whole row; null while the professional is not listed and cannot be booked. */
  profile: v.nullable(publicProfessional),
  /** Of `follows`; null for somebody who is not followed. */
  followId: v.nullable(id),
  isMet: v.boolean(),
  /** Asked for an appointment, or in a conversation. */
  isContacted: v.boolean(),
  /** The latest appointment that took place, and the next that is agreed. */
  last: v.nullable(appointment),
  next: v.nullable(appointment),
  /** What was booked last, while it is still offered; else the first one. Null where nothing is. */
  consultation: v.nullable(
    v.pick(consultation, ['id', 'nameFr', 'nameEn', 'minutes', 'feeKind', 'fee', 'currency', 'callTypes']),
  ),
  /** The way to meet of last time, where that consultation still has it. */
  callType: v.optional(v.nullable(callType), null),
  /** The client's latest rating of this professional. */
  rating: v.nullable(v.number()),
});
export type KnownProfessional = v.InferOutput<typeof knownProfessional>;
