import * as v from 'valibot';
import { calendarDate, code, id, instant, optionalText, requiredText } from './text.ts';

/** The help centre (`/documentation`), and the legal pages (`/politique-confi`, `/CGU`, `/CGV`). */
export const pageKinds = ['help', 'legal'] as const;
export type PageKind = (typeof pageKinds)[number];

/** Topics of the help centre, in order. */
export const helpTopics = [
  'search',
  'booking',
  'meeting',
  'payment',
  'reviews',
  'account',
  'privacy',
  'professionals',
  'verification',
  'plans',
  'advertising',
] as const;
export type HelpTopic = (typeof helpTopics)[number];

/** Slugs of the legal pages: privacy policy, terms of use, terms of sale. */
export const legalSlugs = ['privacy', 'terms-of-use', 'terms-of-sale'] as const;
export type LegalSlug = (typeof legalSlugs)[number];

const pageText = v.object({
  slug: v.pipe(requiredText(80), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, code('INVALID'))),
  position: v.pipe(v.number(code('INVALID')), v.integer(code('INVALID')), v.minValue(0, code('INVALID'))),
  titleFr: requiredText(200),
  titleEn: requiredText(200),
  summaryFr: optionalText(600),
  summaryEn: optionalText(600),
  bodyFr: requiredText(60_000),
  bodyEn: requiredText(60_000),
});
const topic = v.picklist(helpTopics, code('INVALID'));

/**
 * POST /base/pages/create, by an operator. Bodies are Markdown. A help entry has a topic, a legal text an effective
 * date.
 */
export const pageInput = v.variant(
  'kind',
  [
    v.object({ ...pageText.entries, kind: v.literal('help'), topic }),
    v.object({ ...pageText.entries, kind: v.literal('legal'), effectiveOn: calendarDate }),
  ],
  code('INVALID'),
);
/** PUT /base/pages/update/{id} by an operator. */
export const pageChange = v.partial(v.object({ ...pageText.entries, topic, effectiveOn: calendarDate }));

/** Row of `pages` in a list: without the bodies, unless `select` names them. */
export const pageSummary = v.object({
  id,
  kind: v.picklist(pageKinds),
  /** Unique within its kind. */
  slug: v.string(),
  topic: v.nullable(v.picklist(helpTopics)),
  position: v.pipe(v.number(), v.integer()),
  titleFr: v.string(),
  titleEn: v.string(),
  summaryFr: v.nullable(v.string()),
  summaryEn: v.nullable(v.string()),
  effectiveOn: v.nullable(calendarDate),
  updatedAt: instant,
});
export type PageSummary = v.InferOutput<typeof pageSummary>;

/** A complete page: get-one and find-one-by. */
export const page = v.object({ ...pageSummary.entries, bodyFr: v.string(), bodyEn: v.string() });
export type Page = v.InferOutput<typeof page>;
