import { queryOptions } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { ownReview, type OwnReview } from 'shared-contracts/schemas/review';
import { pageOf } from 'shared-contracts/schemas/wire';
import * as v from 'valibot';
import { addDays } from '../../model/date-of.ts';

export const reviewsKey = ['reviews'] as const;

const reviewPage = pageOf(ownReview);
const aggregate = <T extends v.ObjectEntries>(entries: T) => v.object({ data: v.array(v.object(entries)) });
const byRating = aggregate({ rating: v.number(), count: v.number() });
const byMonth = aggregate({ publishedAt: v.string(), average: v.nullable(v.number()), count: v.number() });
const total = aggregate({ count: v.number() });

/** What counts in the rating: published and not removed. */
const counted = { publishedAt: { $ne: null }, moderation: { $ne: 'hidden' } } as const;
/** What somebody wrote and nobody answered. */
const unanswered = { repliedAt: null, text: { $ne: null }, moderation: { $ne: 'hidden' } } as const;

const count = { fn: 'count' } as const;
const PAGE = 10;

/** Which reviews a list shows: all, those to answer, or those with so many stars. */
export type ReviewFilter = 'all' | 'unanswered' | '5' | '4' | '3' | '2' | '1';
export const reviewFilters = ['all', 'unanswered', '5', '4', '3', '2', '1'] as const satisfies readonly ReviewFilter[];

const conditions = (filter: ReviewFilter) =>
  filter === 'all' ? {} : filter === 'unanswered' ? unanswered : { rating: Number(filter) };

/** Ratings by number of stars. */
export type RatingCounts = readonly { readonly rating: number; readonly count: number }[];

/** Queries of the reviews that the calling professional received. */
export const reviewQueries = (http: HttpClient) => {
  const list = (body: object, signal: AbortSignal) =>
    http.request('POST', '/pro/get-all/reviews', reviewPage, {
      body: { sort: [{ createdAt: 'desc' }], ...body },
      signal,
    });
  const aggregated = <T extends v.GenericSchema<unknown, { data: unknown[] }>>(
    schema: T,
    body: object,
    signal: AbortSignal,
  ) => http.request('POST', '/reviews/aggregate', schema, { body: { mine: true, ...body }, signal });
  return {
    /** A page of the list, newest first. */
    page: (filter: ReviewFilter, cursor: string | null) =>
      queryOptions({
        queryKey: [...reviewsKey, 'page', filter, cursor],
        queryFn: async ({ signal }) => {
          const body = { where: conditions(filter), limit: PAGE, ...(cursor === null ? {} : { cursor }) };
          const { data, page } = await list(body, signal);
          return { reviews: data, next: page?.next ?? null };
        },
      }),
    /** The newest one, or null. */
    latest: () =>
      queryOptions({
        queryKey: [...reviewsKey, 'latest'],
        queryFn: async ({ signal }): Promise<OwnReview | null> =>
          (await list({ where: { text: { $ne: null }, moderation: { $ne: 'hidden' } }, limit: 1 }, signal)).data[0] ??
          null,
      }),
    /** How many there are of each rating, and how many wait for an answer. */
    counts: () =>
      queryOptions({
        queryKey: [...reviewsKey, 'counts'],
        queryFn: async ({ signal }) => {
          const [ratings, open] = await Promise.all([
            aggregated(byRating, { where: counted, groupBy: ['rating'], metrics: { count } }, signal),
            aggregated(total, { where: unanswered, metrics: { count } }, signal),
          ]);
          return { ratings: ratings.data, unanswered: open.data[0]?.count ?? 0 };
        },
      }),
    /** The average and number of ratings of each month since a day (YYYY-MM-DD), of months that have any. */
    months: (from: string, timeZone: string) =>
      queryOptions({
        queryKey: [...reviewsKey, 'months', from, timeZone],
        queryFn: async ({ signal }) => {
          const body = {
            // A day more than there is in any time zone: what is before the day is left out.
            where: { ...counted, publishedAt: { $gte: `${addDays(from, -1)}T00:00:00.000Z` } },
            groupBy: [{ col: 'publishedAt', unit: 'month', timeZone }],
            metrics: { average: { fn: 'avg', col: 'rating' }, count },
          };
          return (await aggregated(byMonth, body, signal)).data;
        },
      }),
  };
};
