import { queryOptions } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { AskedDocument } from 'shared-contracts/schemas/asked-document';
import {
  listAppointments,
  listAsked,
  listDocumentsOf,
} from 'shared-ui/domain/appointments/queries/appointment-client.ts';
import { appointmentsKey } from 'shared-ui/domain/appointments/queries/appointment-queries.ts';

/** Of the next appointments, those that are looked at. */
const AHEAD = 10;

/** An appointment, and what its professional still waits for. */
export interface ToSend {
  readonly appointment: Appointment;
  readonly asked: readonly AskedDocument[];
}

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
  /** Documents that are asked for, by appointment, the next one first. */
  toSend: () =>
    queryOptions({
      queryKey: [...appointmentsKey, 'client', 'to send'],
      queryFn: async ({ signal }): Promise<readonly ToSend[]> => {
        const awaited = await listAsked(http, { isAwaited: true }, signal);
        if (awaited.length === 0) return [];
        const ids = [...new Set(awaited.map(({ appointmentId }) => appointmentId))];
        const query = {
          ids,
          statuses: ['waiting', 'accepted'],
          endsAfter: new Date().toISOString(),
          limit: ids.length,
        } as const;
        const { data } = await listAppointments(http, '/appointments/find-by', query, signal);
        return data.map((appointment) => ({
          appointment,
          asked: awaited.filter(({ appointmentId }) => appointmentId === appointment.id),
        }));
      },
    }),
});
