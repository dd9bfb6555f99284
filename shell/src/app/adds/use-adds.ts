import { useStore } from 'jotai';
import { useEffect } from 'react';
import { addsAtom } from 'shared-contracts/platform/persisted-state';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { add } from 'shared-contracts/schemas/add';
import { pageOf } from 'shared-contracts/schemas/wire';

/** Safari has no requestIdleCallback. */
const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: 5000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 1500);
  return () => clearTimeout(timer);
};

/** Loads the advertisements once into state, when the page is idle. A failure is only logged (section 8). */
export function useAdds(): void {
  const { http, telemetry } = usePlatform();
  const store = useStore();
  useEffect(
    () =>
      whenIdle(() => {
        http.request('GET', '/base/adds/get-all', pageOf(add)).then(
          ({ data }) => store.set(addsAtom, data),
          (error: unknown) => telemetry.error(error, { message: 'error retrieving advertisements' }),
        );
      }),
    [http, store, telemetry],
  );
}
