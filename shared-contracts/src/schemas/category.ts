import * as v from 'valibot';
import { optionalText, requiredText } from './text.ts';
import { legalCategory } from './vocabulary.ts';

/** The words of a category, which an operator can change. */
export const categoryWords = v.object({
  labelFr: requiredText(80),
  labelEn: requiredText(80),
  /** What people come with, in their words ("Un licenciement"): the home page offers those that are there. */
  needFr: optionalText(40),
  needEn: optionalText(40),
});

/** Row of `categories`: one of the 14 legal categories (specification, section 3); `id` is its code. */
export const category = v.object({
  id: legalCategory,
  labelFr: v.string(),
  labelEn: v.string(),
  needFr: v.nullable(v.string()),
  needEn: v.nullable(v.string()),
  position: v.pipe(v.number(), v.integer()),
});
