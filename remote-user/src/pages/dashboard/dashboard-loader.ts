import type { LoaderFunctionArgs } from 'react-router-dom';
import { listAppointments } from 'shared-ui/domain/appointments/appointment-client.ts';
import { later } from 'shared-ui/domain/appointments/later.ts';
import { platformOf } from 'shared-contracts/platform/platform-of';

/** The next appointment and the first requests and proposals that wait. */
export function dashboardLoader(args: LoaderFunctionArgs) {
  const { http } = platformOf(args);
  const { signal } = args.request;
  const read = async () => {
    const [upcoming, waiting] = await Promise.all([
      listAppointments(
        http,
        '/appointments/find-by',
        { statuses: ['accepted'], endsAfter: new Date().toISOString(), limit: 1 },
        signal,
      ),
      listAppointments(http, '/appointments/find-by', { awaitsAnswer: true, limit: 3 }, signal),
    ]);
    return { next: upcoming.data[0] ?? null, waiting: waiting.data };
  };
  return { glance: later(read()) };
}
