import type { Platform } from 'shared-contracts/platform/platform';
import { add, type Add } from 'shared-contracts/schemas/content';
import { pageOf } from 'shared-contracts/schemas/wire';

const addPage = pageOf(add);
/** Milliseconds that the server gives the call, however soon it has all else of a page. */
const patience = 500;

/**
 * The advertisements (specification, section 7), without which a page goes on: called once it has all else, the answer gives those that are there by
 * then. In a browser they are what its state holds; the server asks for them. A failure is only logged (section 8).
 */
export function askForAdds(
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
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  return () =>
    Promise.race([
      asked,
      late.then(() => {
        stop.abort();
        return [];
      }),
    ]);
}
