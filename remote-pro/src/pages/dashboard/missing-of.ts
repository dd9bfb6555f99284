import type { OwnProfessional } from 'shared-contracts/schemas/professional';

/** What visitors look for first in a profile. */
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
export const missingOf = (professional: Pick<OwnProfessional, WantedField>): WantedField[] =>
  wanted.filter((field) => isEmpty(professional[field]));
