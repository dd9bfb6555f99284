import * as v from 'valibot';
import { callTypes, feeCurrencies, legalCategories, locales, professions, workingLanguages } from './value-lists.ts';

// The lists are in a separate file, so that pages that only show them do not load valibot.
export * from './value-lists.ts';

export const locale = v.picklist(locales, 'INVALID');
export const callType = v.picklist(callTypes, 'INVALID');
export const legalCategory = v.picklist(legalCategories, 'INVALID');
export const profession = v.picklist(professions, 'INVALID');
export const workingLanguage = v.picklist(workingLanguages, 'INVALID');
/** An amount in whole units with its currency: `15000XAF`, `80EUR`. */
export const feeAmount = v.pipe(
  v.string(),
  v.regex(new RegExp(`^\\d{1,9}(?:${feeCurrencies.join('|')})$`, 'u'), 'INVALID'),
);
