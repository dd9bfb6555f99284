import type { LegalCategory } from 'shared-contracts/schemas/vocabulary';
import { courtAndMediation } from './court-and-mediation.ts';
import { homeAndLand } from './home-and-land.ts';
import { workAndBusiness } from './work-and-business.ts';

/** An article in both languages; paragraphs are separated by an empty line. It explains how to prepare, and invents no law. */
export interface SeedArticle {
  readonly slug: string;
  /** Slug of the professional who signs it; the platform when missing. */
  readonly author?: string;
  readonly category: LegalCategory;
  readonly titleFr: string;
  readonly titleEn: string;
  readonly summaryFr: string;
  readonly summaryEn: string;
  readonly bodyFr: string;
  readonly bodyEn: string;
  readonly readingMinutes: number;
  /** Days before the seeding on which it was published. */
  readonly daysAgo: number;
}

export const articles: readonly SeedArticle[] = [...courtAndMediation, ...homeAndLand, ...workAndBusiness];
