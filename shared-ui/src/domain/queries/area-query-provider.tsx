import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useSessionUser } from 'shared-contracts/platform/use-session-user';
import { appointmentsKey } from '../appointments/appointment-queries.ts';
import { areaQueryClient, leaveArea } from './area-query-client.ts';
import { refreshQueries } from './refresh-queries.ts';

/** The query client of the signed-in account. */
export function useAreaQueryClient(): QueryClient {
  const platform = usePlatform();
  // Renders again when another account signs in.
  useSessionUser();
  return areaQueryClient(platform);
}

/** Provides the area's query client; live events refetch the appointments. */
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
