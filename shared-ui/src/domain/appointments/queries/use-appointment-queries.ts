import { useMemo } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { appointmentQueries } from './appointment-queries.ts';
import type { Party } from './available-actions.ts';

/** The queries of one party, stable across renders. */
export function useAppointmentQueries(party: Party) {
  const { http } = usePlatform();
  return useMemo(() => appointmentQueries(http, party), [http, party]);
}
