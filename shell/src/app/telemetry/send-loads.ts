import type { LoadReport } from 'shared-contracts/schemas/load-report';

/** Sends reports to the API, even when the page goes away meanwhile. Without cookies: the API shall not know who reports. */
export const sendLoads =
  (apiUrl: string) =>
  (loads: readonly LoadReport[]): void => {
    const call = fetch(`${apiUrl}/loads`, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ loads }),
    });
    // A report that does not arrive is not missed: nobody waits for it, and it would only be said to an API that is away.
    call.catch(() => undefined);
  };
