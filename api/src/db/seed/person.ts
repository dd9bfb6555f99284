import type { CallType, Gender, LegalCategory, Profession, WorkingLanguage } from 'shared-contracts/schemas/vocabulary';
import type { WeekName } from './hours.ts';

/** A made-up professional: what a person would tell of themselves, in both languages. */
export interface SeedPerson {
  readonly firstNames: string;
  readonly lastName: string;
  readonly gender: Gender;
  readonly company?: string;
  readonly functions: readonly Profession[];
  readonly specialities: readonly LegalCategory[];
  readonly languages: readonly WorkingLanguage[];
  readonly callTypes?: readonly CallType[];
  readonly years: number;
  readonly week: WeekName;
  readonly slotMinutes?: number;
  readonly bufferMinutes?: number;
  readonly address: string;
  readonly rating?: readonly [average: number, count: number];
  readonly isVerified?: false;
  readonly isAvailableNow?: true;
  readonly fr: string;
  readonly en: string;
}
