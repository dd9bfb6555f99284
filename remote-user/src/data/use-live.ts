import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { refreshQueries } from 'shared-ui/domain/queries/refresh-queries.ts';

/** Reads queries again at each live event whose type begins with `prefix`. `key` is constant. */
export function useLive(prefix: string, key: QueryKey): void {
  const { events } = usePlatform();
  const client = useQueryClient();
  useEffect(() => events.subscribe(prefix, () => void refreshQueries(client, key)), [events, client, prefix, key]);
}
