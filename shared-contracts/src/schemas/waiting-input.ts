import * as v from 'valibot';
import { calendarDate, code, id } from './text.ts';
import { callType } from './vocabulary.ts';
import { wallTime } from './wall-clock.ts';

/** POST /base/waiting_entries/create, by a client: days and hours are those of the practice. */
export const waitingInput = v.pipe(
  v.object({
    professionalId: id,
    consultationId: id,
    firstDay: calendarDate,
    lastDay: calendarDate,
    fromTime: v.optional(wallTime, '00:00'),
    untilTime: v.optional(wallTime, '24:00'),
    callTypes: v.pipe(v.array(callType), v.minLength(1, code('REQUIRED')), v.maxLength(3, code('LIMIT_EXCEEDED'))),
  }),
  v.forward(
    v.partialCheck([['firstDay'], ['lastDay']], (days) => days.firstDay <= days.lastDay, code('RANGE_INVALID')),
    ['lastDay'],
  ),
  v.forward(
    v.partialCheck([['fromTime'], ['untilTime']], (hours) => hours.fromTime < hours.untilTime, code('RANGE_INVALID')),
    ['untilTime'],
  ),
);
export type WaitingInput = v.InferInput<typeof waitingInput>;

/**
 * PUT /base/waiting_entries/update/{id}: `ended` leaves the list, `waiting` goes on waiting: it declines the offer, or takes back the
 * leaving of the last ten minutes.
 */
export const waitingChange = v.object({ state: v.picklist(['waiting', 'ended'], code('INVALID')) });
