// Apart, because no list of people shows them.
export * from './account-lists.ts';

/** Locales of the product: French at the root path, English under `/en` (specification, section 1). */
export const locales = ['fr', 'en'] as const;
export type Locale = (typeof locales)[number];

/** How an appointment takes place (specification, section 2). */
export const callTypes = ['video', 'call', 'in_person'] as const;
export type CallType = (typeof callTypes)[number];

/** The 14 legal categories (specification, section 3), which are also the specialities of a professional. */
export const legalCategories = [
  'civil',
  'criminal',
  'commercial',
  'tax',
  'business',
  'labour',
  'administrative',
  'constitutional',
  'private_international',
  'intellectual_property',
  'land',
  'insurance',
  'environmental',
  'social_security',
] as const;
export type LegalCategory = (typeof legalCategories)[number];

/** Legal professions; a professional's `functions`, the first being the main one. */
export const professions = [
  'lawyer',
  'notary',
  'bailiff',
  'legal_counsel',
  'mediator',
  'tax_adviser',
  'arbitrator',
  'legal_translator',
] as const;
export type Profession = (typeof professions)[number];

/** Working languages of professionals (ISO 639; African languages by their common names). */
export const workingLanguages = [
  'fr',
  'en',
  'es',
  'de',
  'it',
  'pt',
  'ar',
  'nl',
  'wo',
  'dua',
  'ewo',
  'ff',
  'dyu',
] as const;
export type WorkingLanguage = (typeof workingLanguages)[number];

/** Specification, section 3. */
export const genders = ['male', 'female'] as const;
export type Gender = (typeof genders)[number];

/** Sort orders of a search (`professional-filter`). */
export const professionalSorts = ['relevance', 'rating', 'experience', 'name', 'fee'] as const;

/** Steps of the filters by years of experience and by rating. */
export const experienceSteps = [2, 5, 10, 20] as const;
export const ratingSteps = [3, 4, 4.5] as const;
/** Steps of the filter by fee, in whole units of a currency; francs of both zones have the same value. */
export const feeSteps = {
  XAF: [0, 10_000, 20_000, 30_000],
  EUR: [0, 60, 100, 150],
  CAD: [0, 80, 120, 200],
} as const;
