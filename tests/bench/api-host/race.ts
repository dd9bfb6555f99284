import { performance } from 'node:perf_hooks';

const RIVALS = 5;

export interface Race {
  readonly seconds: number;
  /** Milliseconds per request, fastest first. */
  readonly spans: readonly number[];
  readonly outcomes: string;
}

/** All clients run at once, each sending its share of the wishes one by one; five clients compete for each wish. */
export async function race<Wish>(
  clients: readonly string[],
  wishes: readonly Wish[],
  attempt: (client: string, wish: Wish) => Promise<string>,
): Promise<Race> {
  const entries = wishes.flatMap((wish) => Array.from({ length: RIVALS }, () => wish));
  const outcomes = new Map<string, number>();
  const spans: number[] = [];
  const started = performance.now();
  await Promise.all(
    clients.map(async (client, turn) => {
      for (const wish of entries.filter((_, index) => index % clients.length === turn)) {
        const asked = performance.now();
        const outcome = await attempt(client, wish);
        spans.push(performance.now() - asked);
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }
    }),
  );
  return {
    seconds: (performance.now() - started) / 1000,
    spans: spans.sort((a, b) => a - b),
    outcomes: [...outcomes].map(([name, times]) => `${name}: ${times}`).join(', '),
  };
}
