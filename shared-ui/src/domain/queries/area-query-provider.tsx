import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { appointmentsKey } from '../appointments/appointment-queries.ts';
import { areaQueryClient, leaveArea } from './area-query-client.ts';
import { refreshQueries } from './refresh-queries.ts';

/** The query client of who is signed in. */
export function useAreaQueryClient(): QueryClient {
  const platform = usePlatform();
  // Another account is another client.
  useSessionUser();
  return areaQueryClient(platform);
}

/** Gives the area's pages its query client, and keeps it true: live events refresh the appointments. */
export function AreaQueryProvider({ children }: { readonly children: ReactNode }) {
  const platform = usePlatform();
  const client = useAreaQueryClient();
  useEffect(
    () => platform.events.subscribe('appointment.', () => void refreshQueries(client, appointmentsKey)),
    [platform, client],
  );
  useEffect(() => () => leaveArea(platform), [platform]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
