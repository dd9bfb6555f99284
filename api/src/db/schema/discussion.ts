import type { Generated, GeneratedAlways } from 'kysely';
import type { LegalCategory, Locale } from 'shared-contracts/schemas/vocabulary';
import type { CreatedAt, Maybe, MaybeInstant } from './column-types.ts';
import type { Moderated } from './reviews.ts';

export interface CommentsTable extends Moderated {
  id: Generated<string>;
  articleId: Maybe<string>;
  answerId: Maybe<string>;
  authorId: string;
  pseudonym: Maybe<string>;
  body: string;
  /** Of its author. */
  shownUntil: GeneratedAlways<string>;
  /** Of its article or answer; missing while that is out of sight. */
  subjectPublishedAt: GeneratedAlways<Date | null>;
  subjectShownUntil: GeneratedAlways<string>;
  editedAt: MaybeInstant;
  /** By its author, who may take it back for an hour. */
  deletedAt: MaybeInstant;
  createdAt: CreatedAt;
}

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
  createdAt: CreatedAt;
}

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
