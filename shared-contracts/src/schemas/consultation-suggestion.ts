import * as v from 'valibot';
import { consultationOffer } from './consultation.ts';
import { count, id, listOf } from './text.ts';
import { callType, profession, professions } from './vocabulary.ts';

const { nameFr, nameEn, minutes, callTypes } = consultationOffer.entries;

/** POST /base/consultation_suggestions/create, by an operator. */
export const consultationSuggestionInput = v.object({
  /** Empty for every profession. */
  professions: listOf(profession, professions.length),
  nameFr,
  nameEn,
  minutes,
  callTypes,
  position: count(0, 32_767),
});

/** Row of `consultation_suggestions`: what a professional of these professions may fill in for a new consultation. */
export const consultationSuggestion = v.object({
  id,
  professions: v.array(profession),
  nameFr: v.string(),
  nameEn: v.string(),
  minutes: v.number(),
  callTypes: v.array(callType),
  position: v.number(),
});
export type ConsultationSuggestion = v.InferOutput<typeof consultationSuggestion>;
