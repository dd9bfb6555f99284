import * as v from 'valibot';
import { authorCard } from './author-card.ts';

/** Response of GET /absences/{professionalId}: consecutive closed days, both included, with the listed substitute. */
export const absence = v.object({ from: v.string(), to: v.string(), substitute: authorCard });
export type Absence = v.InferOutput<typeof absence>;

/**
 * Response of GET /holidays: a public holiday of the country. `isEstimated` where the date depends on the sighting of
 * the moon.
 */
export const holiday = v.object({
  date: v.string(),
  nameFr: v.string(),
  nameEn: v.string(),
  isEstimated: v.boolean(),
});
export type Holiday = v.InferOutput<typeof holiday>;
