import { useEffect, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { findOwnRequest } from '../../data/find-own-request.ts';
import { settle } from '../../data/settle.ts';

/**
 * Whether the signed-in client already holds the time that the page was opened with; undefined while nobody knows. A time
 * chosen on the page itself was free, so only the first one is asked about.
 */
export function useOwnRequest(professionalId: string, slot: string | null): Appointment | null | undefined {
  const { http } = usePlatform();
  const isClient = useSessionUser()?.role === 'client';
  const [opened] = useState(slot);
  const [own, setOwn] = useState<Appointment | null>();
  useEffect(() => {
    if (!isClient || opened === null) return undefined;
    const controller = new AbortController();
    settle(findOwnRequest(http, professionalId, opened, controller.signal)).then(
      (found) => setOwn(found.ok ? found.value : null), // unknown: the API answers a repeated request with the first one
      () => undefined, // aborted: the page is left
    );
    return () => controller.abort();
  }, [http, professionalId, opened, isClient]);
  return isClient && opened !== null && slot === opened ? own : null;
}
