import { useEffect, type ReactNode } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { appointmentsKey } from '../appointments/queries/appointment-queries.ts';
import { AccountQueryProvider } from './account-query-provider.tsx';
import { areaQueryClient, leaveArea } from './area-query-client.ts';
import { refreshQueries } from './refresh-queries.ts';

/** Provides the area's query client; live events refetch the appointments. */
export function AreaQueryProvider({ children }: { readonly children: ReactNode }) {
  const platform = usePlatform();
  useEffect(
    () =>
      platform.events.subscribe('appointment.', () => void refreshQueries(areaQueryClient(platform), appointmentsKey)),
    [platform],
  );
  useEffect(() => () => leaveArea(platform), [platform]);
  return <AccountQueryProvider>{children}</AccountQueryProvider>;
}
