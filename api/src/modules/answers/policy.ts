import type { Generated, GeneratedAlways } from 'kysely';
import type { CreatedAt, MaybeInstant } from '../../db/schema/column-types.ts';
import { definePolicy, everybody } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';
import type { Moderated } from '../moderation/moderated-columns.ts';
import { moderatedColumns, shown } from '../moderation/moderated-columns.ts';

export interface AnswersTable extends Moderated {
  id: Generated<string>;
  questionId: string;
  professionalId: string;
  body: string;
  /** False while its question is hidden. */
  questionShown: Generated<boolean>;
  /** The last day on which its author is listed (migration 012). */
  shownUntil: GeneratedAlways<string>;
  editedAt: MaybeInstant;
  createdAt: CreatedAt;
}

declare module '../../db/schema.ts' {
  interface Tables {
    answers: AnswersTable;
  }
}

const mine: RowExpression = { mine: 'professionalId' };
/** Answers to hidden questions and by professionals who are no longer listed are hidden too. */
export const visible: RowExpression = {
  and: [{ column: 'questionShown', equals: true }, shown, { notPast: 'shownUntil' }],
};
const own = ['self', 'operator'] as const;

/** Professionals' answers to public questions, under their own name. */
export const answersPolicy = definePolicy({
  table: 'answers',
  selfFor: ['professional'],
  ops: {
    list: { anon: visible, client: visible, professional: visible, operator: 'every-row', self: mine },
    get: { anon: visible, client: visible, professional: visible, operator: 'every-row', self: mine },
    aggregate: { operator: 'every-row' },
    create: { self: mine },
    update: { self: mine, client: visible, professional: visible, operator: 'every-row' },
    delete: { self: mine, operator: 'every-row' },
  },
  cols: {
    id: { type: 'uuid', read: everybody, filter: true },
    questionId: { type: 'uuid', read: everybody, create: ['self'], filter: true },
    professionalId: { type: 'uuid', read: everybody, filter: true },
    body: { type: 'text', read: everybody, create: ['self'], update: ['self'] },
    questionShown: { type: 'boolean', read: own },
    shownUntil: { type: 'date' },
    editedAt: { type: 'instant', read: everybody, nullable: true },
    ...moderatedColumns(['client', 'professional']),
    createdAt: { type: 'instant', read: everybody, filter: true, sort: true },
  },
  forced: { professionalId: '$user' },
  erasure: {
    rowsOf: ['professionalId'],
    columns: { reportReason: { of: 'reportedBy', becomes: '–' } },
    withRow: ['body', 'questionShown', 'shownUntil', 'editedAt', 'moderation', 'reportedBy', 'reportedAt'],
  },
  order: [['createdAt', 'asc']],
});
