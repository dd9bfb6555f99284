import type { CallContext } from '../../generic/call-context.ts';
import { invalidAt } from '../../http/problem.ts';
import { listedAmong } from './listed-among.ts';

interface Day {
  readonly ranges: readonly unknown[];
  readonly substituteId?: string | null;
}

/** A day with hours has no substitute. */
const withoutNeedlessSubstitute = <T extends Day>(day: T): T =>
  day.ranges.length > 0 ? { ...day, substituteId: null } : day;

/** The days to write. @throws Problem 422 where a substitute is the caller or not listed. */
export async function requireSubstitutes<T extends Day>(
  context: CallContext,
  days: readonly T[],
  pointerOf: (index: number) => string = () => '',
): Promise<readonly T[]> {
  const written = days.map(withoutNeedlessSubstitute);
  const ids = [...new Set(written.flatMap(({ substituteId }) => substituteId ?? []))];
  const listed = await listedAmong(context, ids);
  const wrong = written.findIndex(
    ({ substituteId }) => substituteId && (substituteId === context.caller.userId || !listed.has(substituteId)),
  );
  if (wrong >= 0) throw invalidAt(`${pointerOf(wrong)}/substituteId`, 'NOT_FOUND');
  return written;
}
