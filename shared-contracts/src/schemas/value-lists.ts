/** Locales of the product: French at the root path, English under `/en` (specification, section 1). */
export const locales = ['fr', 'en'] as const;
export type Locale = (typeof locales)[number];

/** Roles. `operator` is the platform's own staff (screens.md). */
export const roles = ['client', 'professional', 'operator'] as const;
export type Role = (typeof roles)[number];

/** How an appointment takes place (specification, section 2). */
export const callTypes = ['video', 'call', 'in_person'] as const;
export type CallType = (typeof callTypes)[number];

/** Fee of a consultation: an amount, none, or one that is agreed with the professional. */
export const feeKinds = ['fixed', 'free', 'on_request'] as const;
export type FeeKind = (typeof feeKinds)[number];

/** Currencies of fees. XAF and XOF have no smaller unit. */
export const feeCurrencies = ['XAF', 'XOF', 'EUR', 'CAD'] as const;
export type FeeCurrency = (typeof feeCurrencies)[number];

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

/** Registration as a person or as a firm (specification, section 3). */
export const legalKinds = ['individual', 'legal_entity'] as const;
export type LegalKind = (typeof legalKinds)[number];

/** Documents of a professional's registration (specification, section 3). */
export const documentKinds = [
  'identity',
  'professional_status',
  'ability_to_practise',
  'professional_body',
  'commercial_register',
  'tax_id',
  'professional_card',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Plans (specification, section 6). */
export const planIds = ['free', 'standard', 'premium'] as const;
export type PlanId = (typeof planIds)[number];

/** Sort orders of a search (`professional-filter`). */
export const professionalSorts = ['relevance', 'rating', 'experience', 'name'] as const;

/** Steps of the filters by years of experience and by rating. */
export const experienceSteps = [2, 5, 10, 20] as const;
export const ratingSteps = [3, 4, 4.5] as const;
