import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { refreshQueries } from 'shared-ui/domain/queries/refresh-queries.ts';
import { clientsKey } from './client-queries.ts';

/** Reads the clients again with each message, which is their last contact. */
export function useLiveClients(): void {
  const { events } = usePlatform();
  const client = useQueryClient();
  useEffect(() => events.subscribe('message.', () => void refreshQueries(client, clientsKey)), [events, client]);
}
