import { setImmediate as turn } from 'node:timers/promises';

/**
 * Maps one item after the other and lets the event loop turn between them: who asks for much delays other calls by one
 * item, not by all of them.
 */
export async function inTurns<Item, Result>(
  items: Iterable<Item>,
  map: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    if (results.length > 0) await turn();
    results.push(map(item, results.length));
  }
  return results;
}
