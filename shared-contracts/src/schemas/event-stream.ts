import * as v from 'valibot';

/** A live event of GET /events. */
export const liveEvent = v.object({
  id: v.string(),
  type: v.string(),
  data: v.record(v.string(), v.unknown()),
});
export type LiveEvent = v.InferOutput<typeof liveEvent>;

/** `Accept` of a stream that wants what is told to everybody: bells of before that would count their notifications at each. */
export const acceptsNews = 'text/event-stream; news=everybody';

/**
 * First event of GET /events: its id is the reader's position, so that a break before the next event loses nothing. For
 * a new connection, `newestAge` is the age of the newest event in milliseconds, by the database's clock; null without
 * one.
 */
export const openingType = 'stream.opened';
