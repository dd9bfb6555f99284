import * as v from 'valibot';
import { id, instant } from './text.ts';
import { genders, legalKinds, professions } from './vocabulary.ts';

/** A professional as author. */
export const authorCard = v.object({
  id,
  slug: v.string(),
  kind: v.nullish(v.picklist(legalKinds)),
  companyName: v.nullish(v.string()),
  firstNames: v.string(),
  lastName: v.string(),
  profession: v.picklist(professions),
  gender: v.nullable(v.picklist(genders)),
  city: v.string(),
  profileImage: v.nullable(v.string()),
  ratingAverage: v.nullable(v.number()),
  ratingCount: v.number(),
  verifiedAt: v.nullable(instant),
  availableNow: v.boolean(),
});
export type AuthorCard = v.InferOutput<typeof authorCard>;

/**
 * Author of a public text: a pseudonym or a name; with a slug when it is a professional writing under their own name.
 */
export const author = v.object({ name: v.string(), role: v.string(), slug: v.nullable(v.string()) });
