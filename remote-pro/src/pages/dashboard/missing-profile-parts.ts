import type { OwnProfessional } from 'shared-contracts/schemas/professional';

/** The most important parts of a profile for visitors. */
const wanted = [
  'profileImage',
  'descriptionFr',
  'descriptionEn',
  'address',
  'specialities',
  'languages',
  'callTypes',
] as const;
export type WantedField = (typeof wanted)[number];

const isEmpty = (value: string | readonly unknown[] | null) => value === null || value.length === 0;

/** The parts of the profile that are still empty. */
export const missingProfileParts = (professional: Pick<OwnProfessional, WantedField>): WantedField[] =>
  wanted.filter((field) => isEmpty(professional[field]));
