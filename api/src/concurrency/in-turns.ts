import { setImmediate as turn } from 'node:timers/promises';

/**
 * Maps one item after the other and lets the event loop turn after each: who asks for much delays other calls by one
 * item, not by all of them.
 */
export async function inTurns<Item, Result>(
  items: Iterable<Item>,
  map: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    results.push(map(item, results.length));
    await turn();
  }
  return results;
}
