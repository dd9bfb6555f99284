import type { Generated } from 'kysely';
import type { AddState } from 'shared-contracts/processes/advertisement-life-cycle';
import type { CreatedAt, Maybe } from '../../db/schema/column-types.ts';
import { definePolicy } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';

export interface AddHistoryTable {
  id: Generated<string>;
  addId: string;
  professionalId: string;
  at: CreatedAt;
  actorRole: 'professional' | 'operator';
  actorId: Maybe<string>;
  transition: string;
  fromState: Maybe<AddState>;
  toState: AddState;
  reason: Maybe<string>;
}

declare module '../../db/schema.ts' {
  interface Tables {
    addHistory: AddHistoryTable;
  }
}

const mine: RowExpression = { mine: 'professionalId' };
const shown = { read: ['self', 'operator'] } as const;

/** Every transition of an advertisement, for its owner; written by the system only and never changed. */
export const addHistoryPolicy = definePolicy({
  table: 'addHistory',
  selfFor: ['professional'],
  ops: {
    list: { self: mine, operator: 'every-row' },
    get: { self: mine, operator: 'every-row' },
  },
  cols: {
    id: { type: 'uuid', ...shown, filter: true },
    addId: { type: 'uuid', ...shown, filter: true },
    professionalId: { type: 'uuid' },
    at: { type: 'instant', ...shown, filter: true, sort: true },
    actorRole: { type: 'text', ...shown },
    actorId: { type: 'uuid', read: ['operator'], nullable: true },
    transition: { type: 'text', ...shown },
    fromState: { type: 'text', ...shown, nullable: true },
    toState: { type: 'text', ...shown },
    reason: { type: 'text', ...shown, nullable: true },
  },
  erasure: { rowsGo: 'with the advertisement, by its foreign key' },
  order: [['at', 'asc']],
});
