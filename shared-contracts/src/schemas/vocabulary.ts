import * as v from 'valibot';
import { callTypes, legalCategories, locales, professions, workingLanguages } from './value-lists.ts';

// The lists stand apart, so that a page that only shows them brings no schemas along.
export * from './value-lists.ts';

export const locale = v.picklist(locales, 'INVALID');
export const callType = v.picklist(callTypes, 'INVALID');
export const legalCategory = v.picklist(legalCategories, 'INVALID');
export const profession = v.picklist(professions, 'INVALID');
export const workingLanguage = v.picklist(workingLanguages, 'INVALID');
