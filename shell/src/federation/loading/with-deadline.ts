import { DeadlineError, type LoadStep } from './load-error.ts';

/**
 * Milliseconds for each step of a load before its slot shows the error card; the first render counts from when code
 * and data are loaded.
 */
export const deadlines: Record<LoadStep | 'lastAttempt', number> = {
  /** Since the load began: whoever answers at once, and with an error, has a card within two seconds. */
  lastAttempt: 1_500,
  manifest: 5_000,
  entry: 8_000,
  exposed: 8_000,
  chunk: 10_000,
  style: 8_000,
  strings: 8_000,
  mount: 8_000,
  page: 12_000,
  render: 8_000,
};

/** Makes all of them longer, by the factor that the server is set to (`LOAD_DEADLINE_SCALE`). */
export function scaleDeadlines(factor: number): void {
  for (const step of Object.keys(deadlines) as (keyof typeof deadlines)[]) deadlines[step] *= factor;
}

/** Milliseconds for a page’s own loader. API calls time out long before: this is for a loader that never settles. */
export const dataDeadline = 30_000;

/** Settles like `work`, or rejects after `milliseconds`: the federation runtime itself would wait for minutes. */
export async function withDeadline<T>(work: Promise<T>, milliseconds: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(`${what} took too long`)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
