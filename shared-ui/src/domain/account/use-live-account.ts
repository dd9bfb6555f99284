import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { refreshAccount } from './account-queries.ts';

/** Reads the account again when it changes elsewhere; `onChange` is told which part did. */
export function useLiveAccount(onChange?: (part: unknown) => void): void {
  const { events } = usePlatform();
  const client = useQueryClient();
  const changed = useRef(onChange);
  useEffect(() => {
    changed.current = onChange;
  });
  useEffect(
    () =>
      events.subscribe('account.', ({ data }) => {
        void refreshAccount(client);
        changed.current?.(data['part']);
      }),
    [client, events],
  );
}
