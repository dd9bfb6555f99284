import { useQuery } from '@tanstack/react-query';
import { useAppointmentQueries } from 'shared-ui/domain/appointments/use-appointment-queries.ts';
import { throwWithoutData } from 'shared-ui/domain/queries/area-query-client.ts';

const throwOnError = throwWithoutData;

/**
 * The next appointment and the first pending requests, undefined until both are loaded. No Suspense: React keeps a
 * fallback for 300 ms, however quick the response is.
 *
 * @throws the error of a query without data, for the page's error boundary
 */
export function useDashboardData() {
  const queries = useAppointmentQueries('client');
  const { data: next } = useQuery({ ...queries.next(), throwOnError });
  const { data: waiting } = useQuery({ ...queries.firstPending(), throwOnError });
  return next === undefined || !waiting ? undefined : { next, waiting };
}
