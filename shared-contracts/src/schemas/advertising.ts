import * as v from 'valibot';
import { addStates } from '../processes/advertisement-life-cycle.ts';
import { add, addPlacements } from './add.ts';
import { calendarDate, code, id, instant, internalPath, optionalText, requiredText } from './text.ts';

/** Longest texts of an advertisement, in characters. */
export const addLimits = {
  titleFr: 120,
  titleEn: 120,
  textFr: 400,
  textEn: 400,
  imageAltFr: 160,
  imageAltEn: 160,
} as const;

/** From its first to its last day, what is submitted lasts a year at most. */
export const lastsAYear = ({ startsOn, endsOn }: { readonly startsOn: string; readonly endsOn: string }): boolean =>
  Date.parse(endsOn) - Date.parse(startsOn) <= 366 * 86_400_000;

/** A text that a draft may still lack. Code: TOO_LONG. */
const draftText = (max: number) => v.pipe(v.string(code('INVALID')), v.trim(), v.maxLength(max, code('TOO_LONG')));

const inPlace = {
  /** The id of an upload; null for none. Omitted from a change, the image stays. */
  image: v.optional(v.nullable(id)),
  imageAltFr: optionalText(addLimits.imageAltFr),
  imageAltEn: optionalText(addLimits.imageAltEn),
  /** A page of their own: profile, booking page, or an article. Code: INVALID. */
  target: internalPath(300),
  placement: v.picklist(addPlacements, code('INVALID')),
  startsOn: calendarDate,
  endsOn: calendarDate,
};

/** POST /base/adds/create, by a professional: a draft, whose words may be missing until it is submitted. */
export const addInput = v.object({
  titleFr: draftText(addLimits.titleFr),
  titleEn: draftText(addLimits.titleEn),
  textFr: draftText(addLimits.textFr),
  textEn: draftText(addLimits.textEn),
  ...inPlace,
});
export type AddInput = v.InferInput<typeof addInput>;
/** PUT /base/adds/update/{id} by its professional. */
export const addChange = v.partial(addInput);
export type AddChange = v.InferOutput<typeof addChange>;

/** What is submitted for review is complete. Codes: REQUIRED, TOO_LONG, INVALID, DATE_INVALID. */
export const completeAdd = v.object({
  titleFr: requiredText(addLimits.titleFr),
  titleEn: requiredText(addLimits.titleEn),
  textFr: requiredText(addLimits.textFr),
  textEn: requiredText(addLimits.textEn),
  ...inPlace,
});

/** Why an operator refused it, as its professional reads it. Codes: REASON_REQUIRED, TOO_LONG. */
const refusalReason = v.pipe(
  v.string(code('REASON_REQUIRED')),
  v.trim(),
  v.nonEmpty(code('REASON_REQUIRED')),
  v.maxLength(500, code('TOO_LONG')),
);

/**
 * `set` of PUT /base/adds/update-where/{id}. Operators decide with `where: {state: "review", submittedAt}`, so that
 * they approve what they have read.
 */
export const addStep = v.variant(
  'state',
  [
    v.object({ state: v.literal('refused'), refusalReason }),
    v.object({ state: v.picklist(['draft', 'review', 'approved', 'paused', 'ended']) }),
  ],
  code('INVALID'),
);
export type AddStep = v.InferOutput<typeof addStep>;

/** Row of `adds` for its owner. Counts are those of all days. */
export const ownAdd = v.object({
  ...add.entries,
  state: v.picklist(addStates),
  refusalReason: v.nullable(v.string()),
  submittedAt: v.nullable(instant),
  publishedAt: v.nullable(instant),
  impressions: v.number(),
  clicks: v.number(),
  createdAt: instant,
});
export type OwnAdd = v.InferOutput<typeof ownAdd>;

/** Row of `add_history`: one transition of an advertisement, or its creation. */
export const addHistoryEntry = v.object({
  id,
  addId: id,
  at: instant,
  actorRole: v.picklist(['professional', 'operator']),
  transition: v.string(),
  fromState: v.nullable(v.picklist(addStates)),
  toState: v.picklist(addStates),
  reason: v.nullable(v.string()),
});
export type AddHistoryEntry = v.InferOutput<typeof addHistoryEntry>;

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
