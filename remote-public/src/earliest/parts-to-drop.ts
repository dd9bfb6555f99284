import type { Platform } from 'shared-contracts/platform/platform';
import { partsOf, withoutPart, type EarliestFilter, type EarliestPart } from './earliest-filter.ts';

/**
 * Parts of a search for the earliest slots without which it has results, earliest first; undefined when unknown.
 * `firstOf` returns the first slot of another search.
 */
export async function partsToDrop(
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
