import { useQuery } from '@tanstack/react-query';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useAppointmentQueries } from 'shared-ui/domain/appointments/use-appointment-queries.ts';
import { throwWithoutData } from 'shared-ui/domain/queries/area-query-client.ts';
import { practiceQueries } from '../../data/practice-queries.ts';

const throwOnError = throwWithoutData;

/**
 * The data of the tiles, undefined until complete; `waiting` is missing when its request failed.
 * No Suspense: React keeps a fallback for 300 ms, however quick the response is.
 *
 * @throws the error of a query without data, for the page's error boundary
 */
export function useDashboardData() {
  const appointments = useAppointmentQueries('professional');
  const practice = practiceQueries(usePlatform().http);
  const { data: next } = useQuery({ ...appointments.next(), throwOnError });
  const { data: waiting, isPending: isCounting } = useQuery(appointments.pendingCount());
  const { data: professional } = useQuery({ ...practice.professional(), throwOnError });
  const { data: documents } = useQuery({ ...practice.documents(), throwOnError });
  if (next === undefined || isCounting || !professional || !documents) return undefined;
  return { next, waiting, professional, documents };
}
