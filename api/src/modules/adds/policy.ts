import type { Generated, GeneratedAlways } from 'kysely';
import type { CreatedAt, Maybe, MaybeInstant } from '../../db/schema/column-types.ts';
import { definePolicy, everybody } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';

export interface AddsTable {
  id: Generated<string>;
  professionalId: string;
  titleFr: string;
  titleEn: string;
  textFr: string;
  textEn: string;
  image: Maybe<string>;
  target: string;
  placement: 'home' | 'search' | 'list' | 'profile';
  startsOn: string;
  endsOn: string;
  publishedAt: MaybeInstant;
  inPlan: GeneratedAlways<boolean>;
  shownUntil: GeneratedAlways<string>;
  impressions: Generated<number>;
  clicks: Generated<number>;
  createdAt: CreatedAt;
}

const mine: RowExpression = { mine: 'professionalId' };
const mineInPlan: RowExpression = { and: [mine, { column: 'inPlan', equals: true }] };
export const running: RowExpression = {
  and: [
    { check: 'is_published', since: 'publishedAt', until: 'shownUntil' },
    { notFuture: 'startsOn' },
    { notPast: 'endsOn' },
  ],
};
const own = ['self', 'operator'] as const;
const written = { read: everybody, create: ['self'], update: ['self'] } as const;

/** Advertisements: the public sees those running today, professionals their own; operators publish the current content (change-add.ts). */
export const addsPolicy = definePolicy({
  table: 'adds',
  selfFor: ['professional'],
  entitlement: 'advertising',
  ops: {
    list: { anon: running, client: running, professional: running, operator: 'every-row', self: mine },
    get: { anon: running, client: running, professional: running, operator: 'every-row', self: mine },
    aggregate: { operator: 'every-row' },
    create: { self: mineInPlan },
    update: { self: mineInPlan, operator: 'every-row' },
    delete: { self: mine, operator: 'every-row' },
  },
  cols: {
    id: { type: 'uuid', read: everybody, filter: true },
    professionalId: { type: 'uuid', read: everybody, filter: true },
    titleFr: { type: 'text', ...written },
    titleEn: { type: 'text', ...written },
    textFr: { type: 'text', ...written },
    textEn: { type: 'text', ...written },
    image: { type: 'text', read: everybody, nullable: true },
    target: { type: 'text', ...written },
    placement: { type: 'text', ...written, filter: true, aggregate: true },
    startsOn: { type: 'date', ...written, filter: true },
    endsOn: { type: 'date', ...written, filter: true, sort: true },
    publishedAt: { type: 'instant', read: own, update: ['operator'], nullable: true },
    inPlan: { type: 'boolean' },
    shownUntil: { type: 'date' },
    impressions: { type: 'integer', read: own },
    clicks: { type: 'integer', read: own },
    createdAt: { type: 'instant', read: own },
  },
  forced: { professionalId: '$user' },
  erasure: { rowsOf: ['professionalId'] },
  order: [['endsOn', 'asc']],
});
