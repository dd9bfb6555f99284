import { queryOptions } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { appointment, type Appointment } from 'shared-contracts/schemas/appointment';
import { type AppointmentNotes } from 'shared-contracts/schemas/appointment-change';
import { oneOf, pageOf } from 'shared-contracts/schemas/wire';
import { appointmentsKey } from 'shared-ui/domain/appointments/queries/appointment-queries.ts';
import { nullable, object, string } from 'valibot';

const notes = object({ privateNotes: nullable(string()) });

/** The private notes of an appointment. */
export const appointmentNotesQuery = (http: HttpClient, id: string) =>
  queryOptions({
    queryKey: [...appointmentsKey, 'notes', id],
    queryFn: async ({ signal }) =>
      (await http.request('GET', `/base/appointments/get-one/${id}`, oneOf(notes), { signal })).data,
    throwOnError: false,
  });

/** Saves them while `expected` is still stored. @throws ProblemError 409 CHANGED_MEANWHILE */
export const saveAppointmentNotes = async (
  http: HttpClient,
  id: string,
  change: AppointmentNotes,
  expected: string | null,
): Promise<string | null> =>
  (
    await http.request('PUT', `/base/appointments/update/${id}`, oneOf(notes), {
      body: { ...change, expected: { privateNotes: expected } },
    })
  ).data.privateNotes;

const beside = async (
  http: HttpClient,
  { clientId, startsAt }: Appointment,
  side: 'previous' | 'next',
  signal: AbortSignal,
): Promise<Appointment | null> => {
  const body = {
    where: { clientId, startsAt: side === 'next' ? { $gt: startsAt } : { $lt: startsAt } },
    sort: [{ startsAt: side === 'next' ? 'asc' : 'desc' }],
    limit: 1,
  };
  const { data } = await http.request('POST', '/pro/get-all/appointments', pageOf(appointment), { body, signal });
  return data[0] ?? null;
};

/** The appointments of the same client before and after one; null where there is none. */
export const besideQuery = (http: HttpClient, of: Appointment) =>
  queryOptions({
    queryKey: [...appointmentsKey, 'beside', of.id, of.startsAt],
    queryFn: async ({ signal }) => {
      const [previous, next] = await Promise.all([
        beside(http, of, 'previous', signal),
        beside(http, of, 'next', signal),
      ]);
      return { previous, next };
    },
    throwOnError: false,
  });
