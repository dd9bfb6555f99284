import type { LoaderFunctionArgs } from 'react-router-dom';
import { listOwnDocuments } from 'shared-ui/domain/account/list-own-documents.ts';
import { countAwaiting, listAppointments } from 'shared-ui/domain/appointments/appointment-client.ts';
import { later } from 'shared-ui/domain/appointments/later.ts';
import { platformOf } from 'shared-contracts/platform/platform-of';
import { getOwnProfessional } from '../../data/own-professional.ts';

/** Today at a glance. */
export function dashboardLoader(args: LoaderFunctionArgs) {
  const { http } = platformOf(args);
  const { signal } = args.request;
  const read = async () => {
    const [upcoming, waiting, professional, documents] = await Promise.all([
      listAppointments(
        http,
        '/pro/get-all/appointments',
        { statuses: ['accepted'], endsAfter: new Date().toISOString(), limit: 1 },
        signal,
      ),
      countAwaiting(http, signal),
      getOwnProfessional(http, signal),
      listOwnDocuments(http, signal),
    ]);
    return { next: upcoming.data[0] ?? null, waiting, professional, documents };
  };
  return { glance: later(read()) };
}
