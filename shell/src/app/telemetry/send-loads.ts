import type { LoadReport } from 'shared-contracts/schemas/load-report';

/** Sends reports to the API, even while the page unloads. Without cookies, so that the API cannot tell who reports. */
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
    // Lost reports do not matter.
    call.catch(() => undefined);
  };
