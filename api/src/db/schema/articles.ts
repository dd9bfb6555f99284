import type { Generated, GeneratedAlways } from 'kysely';
import type { ArticleKind } from 'shared-contracts/schemas/content';
import type { HelpTopic, PageKind } from 'shared-contracts/schemas/page';
import type { LegalCategory, Locale } from 'shared-contracts/schemas/vocabulary';
import type { CreatedAt, Maybe, MaybeInstant } from './column-types.ts';

export interface ArticlesTable {
  id: Generated<string>;
  slug: string;
  kind: Generated<ArticleKind>;
  authorId: Maybe<string>;
  category: LegalCategory;
  /** Those in which there is a title and a body. */
  languages: GeneratedAlways<Locale[]>;
  titleFr: Maybe<string>;
  titleEn: Maybe<string>;
  summaryFr: Maybe<string>;
  summaryEn: Maybe<string>;
  bodyFr: Maybe<string>;
  bodyEn: Maybe<string>;
  readingMinutes: GeneratedAlways<number>;
  searchText: GeneratedAlways<string>;
  /** In the future: hidden until then. */
  publishedAt: MaybeInstant;
  /** Written by the database, as the two below are everywhere: the plan of its owner grants it; the last day on which it may be shown. */
  inPlan: GeneratedAlways<boolean>;
  shownUntil: GeneratedAlways<string>;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
}

/** Entries of the help centre and legal texts. */
export interface PagesTable {
  id: Generated<string>;
  kind: PageKind;
  slug: string;
  topic: Maybe<HelpTopic>;
  position: number;
  titleFr: string;
  titleEn: string;
  summaryFr: Maybe<string>;
  summaryEn: Maybe<string>;
  bodyFr: string;
  bodyEn: string;
  effectiveOn: Maybe<string>;
  searchText: GeneratedAlways<string>;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
}
