import type { Generated, GeneratedAlways } from 'kysely';
import type { CreatedAt, Maybe, MaybeInstant } from '../../db/schema/column-types.ts';
import { definePolicy, everybody } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';
import type { Moderated } from '../moderation/moderated-columns.ts';
import { moderatedColumns, shown } from '../moderation/moderated-columns.ts';

export interface CommentsTable extends Moderated {
  id: Generated<string>;
  articleId: Maybe<string>;
  answerId: Maybe<string>;
  authorId: string;
  pseudonym: Maybe<string>;
  body: string;
  /** Of its author. */
  shownUntil: GeneratedAlways<string>;
  /** Of its article or answer; missing while that is hidden. */
  subjectPublishedAt: GeneratedAlways<Date | null>;
  subjectShownUntil: GeneratedAlways<string>;
  editedAt: MaybeInstant;
  /** Since when the author of the article hides it. */
  authorHiddenAt: MaybeInstant;
  /** By its author, who can undo it for an hour. */
  deletedAt: MaybeInstant;
  createdAt: CreatedAt;
}

declare module '../../db/schema.ts' {
  interface Tables {
    comments: CommentsTable;
  }
}

const mine: RowExpression = { mine: 'authorId' };
/** A comment deleted by its author, who may restore it, is hidden from everybody else (decision 037). */
const present: RowExpression = { isMissing: 'deletedAt' };
/** Comments on hidden subjects, and by professionals who are no longer listed, are hidden too. */
export const visible: RowExpression = {
  and: [
    { check: 'is_published', since: 'subjectPublishedAt', until: 'subjectShownUntil' },
    { notPast: 'shownUntil' },
    shown,
    present,
    { isMissing: 'authorHiddenAt' },
  ],
};
const own = ['self', 'operator'] as const;
const authors = ['client', 'professional'] as const;

/** Comments on articles and answers. The author behind a pseudonym is known to themselves and operators only. */
export const commentsPolicy = definePolicy({
  table: 'comments',
  selfFor: authors,
  ops: {
    list: { anon: visible, client: visible, professional: visible, operator: present, self: mine },
    get: { anon: visible, client: visible, professional: visible, operator: present, self: mine },
    aggregate: { operator: present },
    create: { self: mine },
    update: { self: mine, client: visible, professional: visible, operator: present },
    delete: { self: mine, operator: present },
  },
  cols: {
    id: { type: 'uuid', read: everybody, filter: true },
    articleId: { type: 'uuid', read: everybody, create: ['self'], filter: true, nullable: true },
    answerId: { type: 'uuid', read: everybody, create: ['self'], filter: true, nullable: true },
    authorId: { type: 'uuid', read: own },
    pseudonym: { type: 'text', read: own, create: ['self'], update: ['self'], nullable: true },
    body: { type: 'text', read: everybody, create: ['self'], update: ['self'] },
    shownUntil: { type: 'date' },
    subjectPublishedAt: { type: 'instant', nullable: true },
    subjectShownUntil: { type: 'date' },
    editedAt: { type: 'instant', read: everybody, nullable: true },
    authorHiddenAt: { type: 'instant', read: own, nullable: true },
    deletedAt: { type: 'instant', read: own, update: ['self'], filter: true, nullable: true },
    ...moderatedColumns(authors),
    createdAt: { type: 'instant', read: everybody, filter: true, sort: true },
  },
  forced: { authorId: '$user' },
  erasure: {
    rowsOf: ['authorId'],
    columns: { reportReason: { of: 'reportedBy', becomes: '–' } },
    withRow: [
      'pseudonym',
      'body',
      'shownUntil',
      'subjectPublishedAt',
      'subjectShownUntil',
      'editedAt',
      'authorHiddenAt',
      'moderation',
      'reportedBy',
      'reportedAt',
    ],
  },
  order: [['createdAt', 'desc']],
});
