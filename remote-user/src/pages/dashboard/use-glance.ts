import { useQuery } from '@tanstack/react-query';
import { useAppointmentQueries } from 'shared-ui/domain/appointments/use-appointment-queries.ts';

const throwOnError = true;

/**
 * The next appointment and the first requests that wait, undefined until both are there. No Suspense: React keeps a fallback for 300 ms,
 * however quick the answer is.
 *
 * @throws what a query fails with, for the page's error boundary
 */
export function useGlance() {
  const queries = useAppointmentQueries('client');
  const { data: next } = useQuery({ ...queries.next(), throwOnError });
  const { data: waiting } = useQuery({ ...queries.firstPending(), throwOnError });
  return next === undefined || !waiting ? undefined : { next, waiting };
}
