import type { Platform } from 'shared-contracts/platform/platform';
import { partsOf, withoutPart, type EarliestFilter, type EarliestPart } from '../model/earliest-filter.ts';

/**
 * Where a search for the earliest times found none: the parts without which it finds one, the earliest time first; undefined where that cannot be
 * told. `firstOf` answers when the first time of another search begins.
 */
export async function helpfulParts(
  { telemetry }: Pick<Platform, 'telemetry'>,
  filter: EarliestFilter,
  firstOf: (filter: EarliestFilter) => Promise<string | undefined>,
  signal: AbortSignal,
): Promise<readonly EarliestPart[] | undefined> {
  try {
    const found = await Promise.all(
      partsOf(filter).map(async (part) => ({ part, first: await firstOf(withoutPart(filter, part)) })),
    );
    return found
      .flatMap(({ part, first }) => (first === undefined ? [] : [{ part, first }]))
      .sort((a, b) => a.first.localeCompare(b.first, 'en'))
      .map(({ part }) => part);
  } catch (error) {
    if (signal.aborted) throw error;
    telemetry.error(error, { where: 'what to drop for an earlier time' });
    return undefined;
  }
}
