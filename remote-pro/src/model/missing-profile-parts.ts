import type { OwnProfessional } from 'shared-contracts/schemas/own-professional';

/** The most important parts of a profile for visitors. */
export const wantedParts = [
  'profileImage',
  'descriptionFr',
  'descriptionEn',
  'address',
  'specialities',
  'languages',
  'callTypes',
] as const;
export type WantedField = (typeof wantedParts)[number];

const isEmpty = (value: string | readonly unknown[] | null) => value === null || value.length === 0;

/** The parts of the profile that are still empty. */
export const missingProfileParts = (professional: Pick<OwnProfessional, WantedField>): WantedField[] =>
  wantedParts.filter((field) => isEmpty(professional[field]));
