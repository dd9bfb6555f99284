import * as v from 'valibot';
import { id } from './text.ts';
import { callType, profession } from './vocabulary.ts';

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
