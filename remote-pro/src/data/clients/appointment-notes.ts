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
  keepalive: boolean,
): Promise<string | null> =>
  (
    await http.request('PUT', `/base/appointments/update/${id}`, oneOf(notes), {
      body: { ...change, expected: { privateNotes: expected } },
      keepalive,
    })
  ).data.privateNotes;

const beside = async (
  http: HttpClient,
  of: Appointment,
  side: 'previous' | 'next',
  signal: AbortSignal,
): Promise<Appointment | null> => {
  const { clientId, startsAt } = of;
  const isNext = side === 'next';
  // Of the same start too, where one was cancelled and booked again.
  const body = {
    where: { clientId, startsAt: isNext ? { $gte: startsAt } : { $lte: startsAt } },
    sort: [{ startsAt: isNext ? 'asc' : 'desc' }],
    limit: 10,
  };
  const { data } = await http.request('POST', '/pro/get-all/appointments', pageOf(appointment), { body, signal });
  const place = (one: Appointment) => `${one.startsAt} ${one.createdAt}`;
  const isBeside = (one: Appointment) => (isNext ? place(one) > place(of) : place(one) < place(of));
  const [first = null] = data
    .filter(isBeside)
    .sort((a, b) => place(isNext ? a : b).localeCompare(place(isNext ? b : a)));
  return first;
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
