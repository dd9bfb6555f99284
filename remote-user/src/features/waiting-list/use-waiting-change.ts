import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { waitingEntry, type WaitingEntry } from 'shared-contracts/schemas/waiting';
import { oneOf } from 'shared-contracts/schemas/wire';
import { refreshQueries } from 'shared-ui/domain/queries/refresh-queries.ts';
import { waitingKey } from '../../data/waiting-key.ts';

const answer = oneOf(waitingEntry);

/** Declines an offer, leaves the list and takes that back. */
export function useWaitingChange() {
  const { http, toast } = usePlatform();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [left, setLeft] = useState<WaitingEntry>();
  const [pending, setPending] = useState<string>();
  const change = async (entry: WaitingEntry, state: 'waiting' | 'ended'): Promise<boolean> => {
    setPending(entry.id);
    const isChanged = await http
      .request('PUT', `/base/waiting_entries/update/${entry.id}`, answer, { body: { state } })
      .then(
        () => true,
        (error: unknown) => {
          toast.error(errorText(error instanceof ProblemError ? error.code : 'INTERNAL'));
          return false;
        },
      );
    // A list without entries and notice is not shown, and the focus would be lost with it: the notice is there before an entry goes, and
    // until one is back.
    if (isChanged && state === 'ended') setLeft(entry);
    await refreshQueries(queries, waitingKey);
    if (isChanged && state === 'waiting') setLeft(undefined);
    setPending(undefined);
    return isChanged;
  };
  return { left, pending, change };
}
