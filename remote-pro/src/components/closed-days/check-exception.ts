import type { ErrorCode } from 'shared-contracts/schemas/error-codes';
import { wallRange, type WallRange } from 'shared-contracts/schemas/availability';
import { calendarDate } from 'shared-contracts/schemas/text';
import { getDotPath, is, safeParse } from 'valibot';
import { maxDaysPerRequest } from '../../data/practice/availability.ts';
import { addDays } from '../../model/date-of.ts';
import { textLimits } from 'shared-contracts/schemas/text-limits';

/** Error codes by field id. */
export type ExceptionErrors = Readonly<Record<string, string>>;

/** Id of one of the two times of a range. */
export const rangeFieldId = (index: number, end: string): string => `exception-range-${index}-${end}`;

/** True for an existing `YYYY-MM-DD`, which a typed text need not be. */
export const isDate = (text: string): boolean => is(calendarDate, text);

const reasonFieldId = 'exception-reason';

interface ExceptionValues {
  readonly today: string;
  readonly from: string;
  readonly to: string;
  readonly ranges: readonly WallRange[];
  readonly reason?: string;
}

/** The errors of dates and hours; empty when valid. */
export function checkException({ today, from, to, ranges, reason = '' }: ExceptionValues): ExceptionErrors {
  const required: ErrorCode = 'REQUIRED';
  const noDate: ErrorCode = 'DATE_INVALID';
  const past: ErrorCode = 'DATE_PAST';
  const invalid: ErrorCode = 'RANGE_INVALID';
  const tooMany: ErrorCode = 'LIMIT_EXCEEDED';
  const errors: Record<string, string> = {};
  for (const [field, date] of [['exception-from', from] as const, ['exception-to', to] as const])
    if (!isDate(date)) errors[field] = date === '' ? required : noDate;
  if (isDate(from) && isDate(to)) {
    if (from < today) errors['exception-from'] = past;
    if (to < from) errors['exception-to'] = invalid;
    if (to >= addDays(from, maxDaysPerRequest)) errors['exception-to'] = tooMany;
  }
  const tooLong: ErrorCode = 'TOO_LONG';
  if (reason.trim().length > textLimits.closedReason) errors[reasonFieldId] = tooLong;
  ranges.forEach((range, index) => {
    const result = safeParse(wallRange, range);
    for (const issue of result.issues ?? []) errors[rangeFieldId(index, getDotPath(issue) ?? 'end')] ??= issue.message;
  });
  return errors;
}
