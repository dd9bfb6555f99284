import type { ErrorCode } from 'shared-contracts/schemas/error-codes';
import { wallRange, type WallRange } from 'shared-contracts/schemas/availability';
import { getDotPath, safeParse } from 'valibot';
import { maxDaysPerRequest } from '../../data/availability.ts';
import { addDays } from '../../model/date-of.ts';

/** Error codes by field id. */
export type ExceptionErrors = Readonly<Record<string, string>>;

/** Id of one of the two times of a range. */
export const rangeFieldId = (index: number, end: string): string => `exception-range-${index}-${end}`;

interface ExceptionValues {
  readonly from: string | null;
  readonly to: string | null;
  readonly ranges: readonly WallRange[];
}

/** The errors of dates and hours; empty when valid. */
export function checkException({ from, to, ranges }: ExceptionValues): ExceptionErrors {
  const required: ErrorCode = 'REQUIRED';
  const invalid: ErrorCode = 'RANGE_INVALID';
  const tooMany: ErrorCode = 'LIMIT_EXCEEDED';
  const errors: Record<string, string> = {};
  if (from === null) errors['exception-from'] = required;
  if (to === null) errors['exception-to'] = required;
  if (from !== null && to !== null && to < from) errors['exception-to'] = invalid;
  if (from !== null && to !== null && to >= addDays(from, maxDaysPerRequest)) errors['exception-to'] = tooMany;
  ranges.forEach((range, index) => {
    const result = safeParse(wallRange, range);
    for (const issue of result.issues ?? []) errors[rangeFieldId(index, getDotPath(issue) ?? 'end')] ??= issue.message;
  });
  return errors;
}
