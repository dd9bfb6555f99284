import type { Generated, GeneratedAlways } from 'kysely';
import type { AddState } from 'shared-contracts/processes/advertisement-life-cycle';
import type { AddPlacement } from 'shared-contracts/schemas/add';
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
  imageAltFr: Maybe<string>;
  imageAltEn: Maybe<string>;
  target: string;
  placement: AddPlacement;
  startsOn: string;
  endsOn: string;
  state: Generated<AddState>;
  refusalReason: Maybe<string>;
  /** When it was submitted as it is now: what an operator has read. */
  submittedAt: MaybeInstant;
  /** When an operator approved it as it is now. */
  publishedAt: MaybeInstant;
  inPlan: GeneratedAlways<boolean>;
  shownUntil: GeneratedAlways<string>;
  impressions: Generated<number>;
  clicks: Generated<number>;
  createdAt: CreatedAt;
}

declare module '../../db/schema.ts' {
  interface Tables {
    adds: AddsTable;
  }
}

const mine: RowExpression = { mine: 'professionalId' };
const mineInPlan: RowExpression = { and: [mine, { column: 'inPlan', equals: true }] };
export const running: RowExpression = {
  and: [
    { column: 'state', equals: 'approved' },
    { check: 'is_published', since: 'publishedAt', until: 'shownUntil' },
    { notFuture: 'startsOn' },
    { notPast: 'endsOn' },
  ],
};
const own = ['self', 'operator'] as const;
const written = { read: everybody, create: ['self'], update: ['self'] } as const;

/** Advertisements: the public sees those running today, professionals their own; operators decide what runs (step-add.ts). */
export const addsPolicy = definePolicy({
  table: 'adds',
  selfFor: ['professional'],
  entitlement: 'advertising',
  ops: {
    list: { anon: running, client: running, professional: running, operator: 'every-row', self: mine },
    get: { anon: running, client: running, professional: running, operator: 'every-row', self: mine },
    aggregate: { operator: 'every-row' },
    create: { self: mineInPlan },
    update: { self: mine },
    delete: { self: mine },
  },
  cols: {
    id: { type: 'uuid', read: everybody, filter: true },
    professionalId: { type: 'uuid', read: everybody, filter: true },
    titleFr: { type: 'text', ...written },
    titleEn: { type: 'text', ...written },
    textFr: { type: 'text', ...written },
    textEn: { type: 'text', ...written },
    image: { type: 'text', ...written, nullable: true },
    imageAltFr: { type: 'text', ...written, nullable: true },
    imageAltEn: { type: 'text', ...written, nullable: true },
    target: { type: 'text', ...written },
    placement: { type: 'text', ...written, filter: true, aggregate: true },
    startsOn: { type: 'date', ...written, filter: true },
    endsOn: { type: 'date', ...written, filter: true, sort: true },
    state: { type: 'text', read: own, filter: own },
    refusalReason: { type: 'text', read: own, nullable: true },
    submittedAt: { type: 'instant', read: own, filter: ['operator'], nullable: true },
    publishedAt: { type: 'instant', read: own, nullable: true },
    inPlan: { type: 'boolean' },
    shownUntil: { type: 'date' },
    impressions: { type: 'integer', read: own },
    clicks: { type: 'integer', read: own },
    createdAt: { type: 'instant', read: own, sort: true },
  },
  forced: { professionalId: '$user' },
  erasure: { rowsOf: ['professionalId'] },
  order: [['endsOn', 'asc']],
});
