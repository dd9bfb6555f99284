import * as v from 'valibot';
import { moderationStates } from './account-lists.ts';
import { author, authorCard } from './author-card.ts';
import { id, instant } from './text.ts';
import { legalCategory, locale } from './vocabulary.ts';

/** Row of `comments`. */
export const comment = v.object({
  id,
  articleId: v.nullable(id),
  answerId: v.nullable(id),
  body: v.string(),
  editedAt: v.nullable(instant),
  createdAt: instant,
  author,
});
export type Comment = v.InferOutput<typeof comment>;

/** Row of `questions`, without any reference to the asker. */
export const question = v.object({
  id,
  pseudonym: v.string(),
  category: legalCategory,
  lang: locale,
  title: v.string(),
  body: v.string(),
  answerCount: v.number(),
  bestAnswerId: v.nullable(id),
  closedAt: v.nullable(instant),
  createdAt: instant,
});
export type Question = v.InferOutput<typeof question>;

/** Row of `answers`. */
export const answer = v.object({
  id,
  questionId: id,
  professionalId: id,
  body: v.string(),
  editedAt: v.nullable(instant),
  createdAt: instant,
  /** Marked by the asker as the best answer. */
  isBest: v.boolean(),
  author: authorCard,
});
export type Answer = v.InferOutput<typeof answer>;

/** Additional columns for the author of a text. */
export const moderated = v.object({ moderation: v.picklist(moderationStates) });

/** Row of `questions` as its asker reads it (`mine: true`). */
export const ownQuestion = v.object({ ...question.entries, ...moderated.entries });
export type OwnQuestion = v.InferOutput<typeof ownQuestion>;

/** Where a comment stands: an article by its titles, or a question by its title in its language. Both are at `/article/{id}`. */
export const commentSubject = v.object({
  kind: v.picklist(['article', 'question']),
  id,
  titleFr: v.nullable(v.string()),
  titleEn: v.nullable(v.string()),
});

/** Row of `comments` as its author reads it (`mine: true`). */
export const ownComment = v.object({
  ...comment.entries,
  ...moderated.entries,
  pseudonym: v.nullable(v.string()),
  /** By the author of the article. */
  authorHiddenAt: v.nullable(instant),
  /** It can be restored for an hour. */
  deletedAt: v.nullable(instant),
  /** Embedded, read-only; null once the subject is gone for its readers. */
  subject: v.nullable(commentSubject),
});
export type OwnComment = v.InferOutput<typeof ownComment>;
