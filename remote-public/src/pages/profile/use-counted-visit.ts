import { useEffect } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { unknown } from 'valibot';

/** Whoever looks this long is a visitor, and the page has loaded by then; in milliseconds. */
const LOOK = 2000;

/** Counts a visit of a public profile (`POST /profile-views`). A failure is only logged. */
export function useCountedVisit(professionalId: string): void {
  const { http, telemetry } = usePlatform();
  useEffect(() => {
    const timer = setTimeout(() => {
      http
        .request('POST', '/profile-views', unknown(), { body: { professionalId } })
        .catch((error: unknown) => telemetry.error(error, { where: 'visit of a profile' }));
    }, LOOK);
    return () => clearTimeout(timer);
  }, [http, telemetry, professionalId]);
}
