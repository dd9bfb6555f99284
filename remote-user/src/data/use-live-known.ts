import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { refreshQueries } from 'shared-ui/domain/queries/refresh-queries.ts';
import { knownKey } from './known-queries.ts';

/** Reads the own professionals again with each message, which is a contact. */
export function useLiveKnown(): void {
  const { events } = usePlatform();
  const client = useQueryClient();
  useEffect(() => events.subscribe('message.', () => void refreshQueries(client, knownKey)), [events, client]);
}
