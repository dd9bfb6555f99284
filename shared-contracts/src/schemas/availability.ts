import * as v from 'valibot';
import { authorCard } from './author-card.ts';
import { textLimits } from './text-limits.ts';
import { calendarDate, code, id, optionalText } from './text.ts';
import { callType, callTypes } from './vocabulary.ts';
import { wallTime } from './wall-clock.ts';

/** Wall-clock range of one day, half-open, in the professional's zone. 23:59 as an end means midnight. */
export const wallRange = v.pipe(
  v.object({ start: wallTime, end: wallTime }),
  // Reported at the end time, which users usually correct.
  v.forward(
    v.partialCheck([['start'], ['end']], (range) => range.start < range.end, code('RANGE_INVALID')),
    ['end'],
  ),
);
export type WallRange = v.InferOutput<typeof wallRange>;

/** Input of `availability_rules`: weekly hours. `weekday` is ISO (1 Monday to 7 Sunday). */
export const availabilityRuleInput = v.pipe(
  v.object({
    weekday: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
    startTime: wallTime,
    endTime: wallTime,
    callTypes: v.optional(v.pipe(v.array(callType), v.minLength(1, code('REQUIRED'))), [...callTypes]),
  }),
  v.forward(
    v.partialCheck([['startTime'], ['endTime']], (rule) => rule.startTime < rule.endTime, code('RANGE_INVALID')),
    ['endTime'],
  ),
);
export type AvailabilityRuleInput = v.InferInput<typeof availabilityRuleInput>;

/** Row of `availability_rules`, for the professional alone. */
export const availabilityRule = v.object({
  id,
  professionalId: id,
  weekday: v.number(),
  startTime: v.string(),
  endTime: v.string(),
  callTypes: v.array(callType),
});
/**
 * Input of `availability_exceptions`: replaces all hours of that day; no range means closed. `substituteId` is a listed
 * professional who stands in on a closed day; a day with hours has none.
 */
export const availabilityExceptionInput = v.object({
  date: calendarDate,
  ranges: v.pipe(v.array(wallRange), v.maxLength(12, code('LIMIT_EXCEEDED'))),
  reason: optionalText(textLimits.closedReason),
  substituteId: v.optional(v.nullable(id), null),
});
/** Row of `availability_exceptions`, for the professional alone. */
export const availabilityException = v.object({
  id,
  professionalId: id,
  date: v.string(),
  ranges: v.array(v.object({ start: v.string(), end: v.string() })),
  reason: v.nullable(v.string()),
  substituteId: v.nullable(id),
  /** `isListed` is false once nobody can book them: visitors no longer see the name. */
  substitute: v.nullable(
    v.object({
      ...v.pick(authorCard, ['id', 'slug', 'kind', 'companyName', 'firstNames', 'lastName', 'profession', 'city'])
        .entries,
      isListed: v.boolean(),
    }),
  ),
});
export type AvailabilityException = v.InferOutput<typeof availabilityException>;

/** Query string of create-many for weekly hours: the rows of the week that was read; it is replaced while it has no others. */
export const weekOptions = v.strictObject({
  replaces: v.optional(
    v.pipe(
      v.string(code('INVALID')),
      v.transform((ids) => ids.split(',').filter((one) => one !== '')),
      v.maxLength(100, code('LIMIT_EXCEEDED')),
      v.array(id),
    ),
  ),
});

/** Query string of create-many for exceptions: the `reopen` days return to the week's hours in the same transaction. */
export const exceptionsOptions = v.strictObject({
  reopen: v.optional(
    v.pipe(
      v.string(code('INVALID')),
      v.transform((dates) => dates.split(',')),
      v.maxLength(366, code('LIMIT_EXCEEDED')),
      v.array(calendarDate),
    ),
  ),
});
