import type { Generated, GeneratedAlways } from 'kysely';
import type { CreatedAt, Instant, Maybe, MaybeInstant } from '../../db/schema/column-types.ts';
import { definePolicy, everybody } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';
import type { Moderated } from '../moderation/moderated-columns.ts';
import { moderatedColumns, shown } from '../moderation/moderated-columns.ts';

export interface ReviewsTable extends Moderated {
  id: Generated<string>;
  appointmentId: string;
  professionalId: string;
  clientId: string;
  rating: number;
  clarity: Maybe<number>;
  listening: Maybe<number>;
  punctuality: Maybe<number>;
  text: Maybe<string>;
  reply: Maybe<string>;
  repliedAt: MaybeInstant;
  /** When it is published at the latest. */
  publishesAt: Instant;
  publishedAt: MaybeInstant;
  /** When an operator decided about its report. */
  decidedAt: MaybeInstant;
  /** The last day on which its professional is listed (migration 012). */
  shownUntil: GeneratedAlways<string>;
  createdAt: CreatedAt;
}

declare module '../../db/schema.ts' {
  interface Tables {
    reviews: ReviewsTable;
  }
}

const asClient: RowExpression = { mine: 'clientId' };
const asProfessional: RowExpression = { mine: 'professionalId' };
const ours: RowExpression = { or: [asClient, asProfessional] };
/** Counted in the professional's rating. */
export const counted: RowExpression = { and: [{ isSet: 'publishedAt' }, shown] };
/** Visible while the professional is listed. */
export const published: RowExpression = { and: [counted, { notPast: 'shownUntil' }] };
const own = ['self', 'operator'] as const;
const criterion = { type: 'integer', read: everybody, create: ['client'], update: ['client'], nullable: true } as const;

/**
 * Reviews: published ones are public without the client's identity; both parties read theirs in full. Clients update their
 * own before publication, professionals reply.
 */
export const reviewsPolicy = definePolicy({
  table: 'reviews',
  selfFor: ['client', 'professional'],
  ops: {
    list: { anon: published, client: published, professional: published, operator: 'every-row', self: ours },
    get: {
      anon: published,
      client: { or: [published, asClient] },
      professional: { or: [published, asProfessional] },
      operator: 'every-row',
      self: ours,
    },
    aggregate: { anon: published, client: published, professional: published, operator: 'every-row', self: ours },
    create: { client: asClient },
    update: { client: asClient, professional: asProfessional, operator: 'every-row' },
  },
  cols: {
    id: { type: 'uuid', read: everybody, filter: true },
    appointmentId: { type: 'uuid', read: own, create: ['client'], filter: true },
    professionalId: { type: 'uuid', read: everybody, filter: true, aggregate: true },
    clientId: { type: 'uuid', read: own, filter: true },
    rating: {
      type: 'integer',
      read: everybody,
      create: ['client'],
      update: ['client'],
      filter: true,
      sort: true,
      aggregate: true,
    },
    clarity: criterion,
    listening: criterion,
    punctuality: criterion,
    text: { type: 'text', read: everybody, filter: ['self'], create: ['client'], update: ['client'], nullable: true },
    reply: { type: 'text', read: everybody, update: ['professional'], nullable: true },
    repliedAt: { type: 'instant', read: everybody, filter: ['self'], nullable: true },
    publishesAt: { type: 'instant', read: own },
    shownUntil: { type: 'date' },
    publishedAt: { type: 'instant', read: everybody, filter: true, sort: true, aggregate: true, nullable: true },
    ...moderatedColumns(['professional']),
    decidedAt: { type: 'instant', read: ['operator'], nullable: true },
    createdAt: { type: 'instant', read: everybody, filter: true, sort: true },
  },
  forced: { clientId: '$user' },
  erasure: {
    rowsOfBoth: ['clientId', 'professionalId'],
    columns: { reportReason: { of: 'reportedBy', becomes: '–' } },
    withRow: [
      'rating',
      'clarity',
      'listening',
      'punctuality',
      'text',
      'reply',
      'repliedAt',
      'publishesAt',
      'publishedAt',
      'shownUntil',
      'moderation',
      'reportedBy',
      'reportedAt',
      'decidedAt',
    ],
  },
  order: [['publishedAt', 'desc']],
  limits: { aggregated: 10_000 }, // open to anybody
});
