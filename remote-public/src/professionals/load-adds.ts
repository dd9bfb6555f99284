import type { Platform } from 'shared-contracts/platform/platform';
import { add, type Add } from 'shared-contracts/schemas/add';
import { pageOf } from 'shared-contracts/schemas/wire';

const addPage = pageOf(add);
/** Timeout of the call on the server, in milliseconds. */
const timeoutMs = 500;

/**
 * Loads the advertisements (specification, section 7) without blocking the page: calling the result returns those that
 * have arrived. A browser has them in state; the server requests them. A failure is only logged (section 8).
 */
export function loadAdds(
  { adds, http, telemetry }: Platform,
  signal: AbortSignal,
): () => Promise<readonly Add[]> | readonly Add[] {
  if (adds !== undefined) {
    const today = new Date().toISOString().slice(0, 10);
    return () => adds().filter(({ endsOn }) => endsOn >= today);
  }
  const stop = new AbortController();
  const asked = http
    .request('GET', '/base/adds/get-all', addPage, { signal: AbortSignal.any([signal, stop.signal]) })
    .then(
      ({ data }) => data,
      (error: unknown) => {
        if (!signal.aborted) telemetry.error(error, { message: 'error retrieving advertisements' });
        return [];
      },
    );
  const late = new Promise((resolve) => setTimeout(resolve, timeoutMs));
  return () =>
    Promise.race([
      asked,
      late.then(() => {
        stop.abort();
        return [];
      }),
    ]);
}

/** Up to `count` of them by lot, so that all have equal chances. In loaders only: a browser hydrates what the server has drawn. */
export const drawAdds = (adds: readonly Add[], count: number): readonly Add[] =>
  adds
    .map((add) => ({ add, lot: Math.random() }))
    .sort((one, other) => one.lot - other.lot)
    .slice(0, count)
    .map(({ add }) => add);
