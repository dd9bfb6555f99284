import * as v from 'valibot';
import { answerLimits, textLimits } from './text-limits.ts';
import { code, id, requiredLine, requiredText } from './text.ts';
import { legalCategory, locale } from './vocabulary.ts';

/** Limits per user for public texts; beyond, 429 RATE_LIMITED, for that user only. */
export const discussionLimits = { commentsPerHour: 30, questionsPerHour: 10, articlesPerHour: 20 } as const;

const pseudonym = v.pipe(requiredLine(textLimits.pseudonym), v.minLength(2, code('TOO_SHORT')));
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
