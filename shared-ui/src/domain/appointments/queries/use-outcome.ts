import { useQuery } from '@tanstack/react-query';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { Party } from './available-actions.ts';
import { outcomeQueries } from './outcome-queries.ts';

/** What was said of a meeting that has begun; null before anybody was asked, undefined where it is not known. `now` in milliseconds. */
export function useOutcome({ id, status, callType, startsAt }: Appointment, party: Party, now: number) {
  const { http } = usePlatform();
  const hasBegun = status === 'accepted' && callType !== 'in_person' && Date.parse(startsAt) <= now;
  const { data } = useQuery({
    ...outcomeQueries(http, party).one(id),
    enabled: hasBegun,
    throwOnError: false,
    meta: { isOptional: true },
  });
  return hasBegun ? data : undefined;
}
