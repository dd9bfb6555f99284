import * as v from 'valibot';
import { authorCard } from './author-card.ts';
import { moderationStates } from './moderation.ts';
import { code, id, instant, requiredLine, requiredText } from './text.ts';
import { legalCategory, locale } from './vocabulary.ts';
import { textLimits } from './text-limits.ts';

/** Limits per user for public texts; beyond, 429 RATE_LIMITED, for that user only. */
export const discussionLimits = { commentsPerHour: 30, questionsPerHour: 10, articlesPerHour: 20 } as const;

const pseudonym = v.pipe(requiredLine(textLimits.pseudonym), v.minLength(2, code('TOO_SHORT')));

/**
 * Author of a public text: a pseudonym or a name; with a slug when it is a professional writing under their own name.
 */
export const author = v.object({ name: v.string(), role: v.string(), slug: v.nullable(v.string()) });
/**
 * POST /base/comments/create: on an article or on an answer, not both. Without a pseudonym the author's name is shown.
 */
export const commentInput = v.pipe(
  v.object({
    articleId: v.optional(v.nullable(id), null),
    answerId: v.optional(v.nullable(id), null),
    pseudonym: v.optional(v.nullable(pseudonym), null),
    body: requiredText(textLimits.comment),
  }),
  v.forward(
    v.partialCheck(
      [['articleId'], ['answerId']],
      (input) => (input.articleId === null) !== (input.answerId === null),
      code('REQUIRED'),
    ),
    ['articleId'],
  ),
);
export type CommentInput = v.InferInput<typeof commentInput>;
/**
 * PUT /base/comments/update/{id} by its author. Others do not see a deleted comment; `deletedAt: null` restores it
 * within an hour.
 */
export const commentChange = v.object({
  body: v.optional(requiredText(textLimits.comment)),
  pseudonym: v.optional(v.nullable(pseudonym)),
  deletedAt: v.optional(v.null()),
});

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

/** POST /base/questions/create, by a client, under a pseudonym. */
export const questionInput = v.object({
  pseudonym,
  category: legalCategory,
  lang: locale,
  title: v.pipe(requiredText(textLimits.questionTitle), v.minLength(10, code('TOO_SHORT'))),
  body: v.pipe(requiredText(textLimits.questionBody), v.minLength(20, code('TOO_SHORT'))),
});
export type QuestionInput = v.InferInput<typeof questionInput>;
/**
 * PUT /base/questions/update/{id} by the asker: the text before the first answer (afterwards ALREADY_ANSWERED), the
 * best answer and whether it is closed (new answers: QUESTION_CLOSED) at any time.
 */
export const questionChange = v.object({
  ...v.partial(questionInput).entries,
  bestAnswerId: v.optional(v.nullable(id)),
  isClosed: v.optional(v.boolean(code('INVALID'))),
});

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

/** Characters of an answer. */
export const answerLimits = { least: 20, most: textLimits.answer } as const;

const answerText = v.pipe(requiredText(answerLimits.most), v.minLength(answerLimits.least, code('TOO_SHORT')));

/** POST /base/answers/create, by a verified professional, once per question (ALREADY_ANSWERED). */
export const answerInput = v.object({
  questionId: id,
  body: answerText,
});
/** PUT /base/answers/update/{id} by its author. */
export const answerChange = v.object({
  body: v.optional(answerText),
});

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
