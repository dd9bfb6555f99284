import { queryOptions } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { listAppointments, listDocumentsOf } from 'shared-ui/domain/appointments/appointment-client.ts';
import { appointmentsKey } from 'shared-ui/domain/appointments/appointment-queries.ts';

/** Of the next appointments, those that are looked at. */
const AHEAD = 10;

export const dashboardQueries = (http: HttpClient) => ({
  /** The next appointments that say what to prepare and have no document yet. */
  toPrepare: () =>
    queryOptions({
      queryKey: [...appointmentsKey, 'client', 'to prepare'],
      queryFn: async ({ signal }): Promise<readonly Appointment[]> => {
        const query = {
          statuses: ['waiting', 'accepted'],
          endsAfter: new Date().toISOString(),
          limit: AHEAD,
        } as const;
        const { data } = await listAppointments(http, '/appointments/find-by', query, signal);
        const asked = data.filter(({ preparationFr, preparationEn }) => preparationFr ?? preparationEn);
        if (asked.length === 0) return [];
        const ids = asked.map(({ id }) => id);
        const documents = await listDocumentsOf(http, ids, signal);
        return asked.filter(({ id }) => documents.every(({ appointmentId }) => appointmentId !== id));
      },
    }),
});
