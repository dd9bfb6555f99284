import * as v from 'valibot';
import { calendarDate, id } from './text.ts';

/** Where an advertisement is shown. */
export const addPlacements = ['home', 'search', 'list', 'profile'] as const;
export type AddPlacement = (typeof addPlacements)[number];

/** Row of `adds`, the advertisements table (specification, section 7). */
export const add = v.object({
  id,
  professionalId: id,
  titleFr: v.string(),
  titleEn: v.string(),
  textFr: v.string(),
  textEn: v.string(),
  image: v.nullable(v.string()),
  /** What the image shows, where the words do not say it already. */
  imageAltFr: v.nullable(v.string()),
  imageAltEn: v.nullable(v.string()),
  target: v.string(),
  placement: v.picklist(addPlacements),
  startsOn: calendarDate,
  endsOn: calendarDate,
});
export type Add = v.InferOutput<typeof add>;
