import type { Generated } from 'kysely';
import type { LegalCategory, Locale } from 'shared-contracts/schemas/vocabulary';
import type { CreatedAt, Maybe, MaybeInstant } from '../../db/schema/column-types.ts';
import { definePolicy, everybody } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';
import type { Moderated } from '../moderation/moderated-columns.ts';
import { moderatedColumns, shown } from '../moderation/moderated-columns.ts';

export interface QuestionsTable extends Moderated {
  id: Generated<string>;
  clientId: string;
  pseudonym: string;
  category: LegalCategory;
  lang: Locale;
  title: string;
  body: string;
  answerCount: Generated<number>;
  bestAnswerId: Maybe<string>;
  /** By its asker: nobody answers it any more. */
  closedAt: MaybeInstant;
  createdAt: CreatedAt;
}

declare module '../../db/schema.ts' {
  interface Tables {
    questions: QuestionsTable;
  }
}

const mine: RowExpression = { mine: 'clientId' };
const own = ['self', 'operator'] as const;
const written = { read: everybody, create: ['self'], update: ['self'] } as const;

/** Public questions of clients under a pseudonym; the asker is known to themselves and operators only. */
export const questionsPolicy = definePolicy({
  table: 'questions',
  selfFor: ['client'],
  ops: {
    list: { anon: shown, client: shown, professional: shown, operator: 'every-row', self: mine },
    get: { anon: shown, client: shown, professional: shown, operator: 'every-row', self: mine },
    aggregate: { anon: shown, client: shown, professional: shown, operator: 'every-row' },
    create: { self: mine },
    update: { self: mine, client: shown, professional: shown, operator: 'every-row' },
    delete: { self: mine, operator: 'every-row' },
  },
  cols: {
    id: { type: 'uuid', read: everybody, filter: true },
    clientId: { type: 'uuid', read: own },
    pseudonym: { type: 'text', ...written },
    category: { type: 'text', ...written, filter: true, aggregate: true },
    lang: { type: 'text', ...written, filter: true, aggregate: true },
    title: { type: 'text', ...written },
    body: { type: 'text', ...written },
    answerCount: { type: 'integer', read: everybody, filter: true, sort: true },
    bestAnswerId: { type: 'uuid', read: everybody, update: ['self'], nullable: true },
    closedAt: { type: 'instant', read: everybody, update: ['self'], byCommand: true, filter: true, nullable: true },
    ...moderatedColumns(['client', 'professional']),
    createdAt: { type: 'instant', read: everybody, filter: true, sort: true, aggregate: true },
  },
  forced: { clientId: '$user' },
  erasure: {
    columns: {
      pseudonym: { of: 'clientId', becomes: '–' }, // it may be a name
      title: { kept: 'the answers belong to their authors; the question goes with the last of them' },
      body: { kept: 'the answers belong to their authors; the question goes with the last of them' },
      reportReason: { of: 'reportedBy', becomes: '–' },
    },
    notPersonal: ['category', 'lang', 'closedAt', 'moderation', 'answerCount', 'reportedBy', 'reportedAt'],
  },
  order: [['createdAt', 'desc']],
  limits: { aggregated: 10_000 }, // open to anybody
});
