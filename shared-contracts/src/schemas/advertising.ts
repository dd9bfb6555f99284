import * as v from 'valibot';
import { calendarDate, code, id } from './text.ts';

export const addViewKinds = ['impression', 'click'] as const;
export type AddViewKind = (typeof addViewKinds)[number];

/**
 * POST /base/add_views/create (or create-many, up to 100): a view or click of an advertisement. `viewId` is generated
 * by the page per view; duplicates are counted once.
 */
export const addView = v.object({ addId: id, viewId: id, kind: v.picklist(addViewKinds, code('INVALID')) });
export type AddView = v.InferInput<typeof addView>;

/** Row of `add_days`, for the advertisement's owner. Days are UTC. */
export const addDay = v.object({
  id,
  addId: id,
  day: calendarDate,
  impressions: v.number(),
  clicks: v.number(),
});
export type AddDay = v.InferOutput<typeof addDay>;
