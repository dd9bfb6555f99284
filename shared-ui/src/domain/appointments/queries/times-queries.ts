import { queryOptions } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { AppointmentRequest } from 'shared-contracts/schemas/appointment-request';
import type { SlotsQuery } from 'shared-contracts/schemas/slots-query';
import { appointmentsKey, type TimeWindow } from './appointment-queries.ts';
import { findSlots } from './find-slots.ts';

const slotsOf = (http: HttpClient, name: readonly string[], query: SlotsQuery, { from, to }: TimeWindow) =>
  queryOptions({
    queryKey: [...appointmentsKey, ...name, from, to],
    queryFn: async ({ signal }) => (await findSlots(http, { ...query, limit: 2000, from, to }, signal))?.slots ?? [],
  });

/** The free slots of a window. */
export type TimesQuery = (window: TimeWindow) => ReturnType<typeof slotsOf>;

/** The free slots within a window as alternative times. */
export const otherTimesQuery = (
  http: HttpClient,
  { id: moving, professionalId, callType }: Pick<Appointment, 'id' | 'professionalId' | 'callType'>,
  window: TimeWindow,
) => slotsOf(http, ['other times', moving, callType], { professionalIds: [professionalId], callType, moving }, window);

/** The free slots of a consultation within a window. */
export const consultationTimesQuery = (
  http: HttpClient,
  {
    professionalId,
    consultationId,
    callType,
  }: Pick<AppointmentRequest, 'professionalId' | 'consultationId' | 'callType'>,
  window: TimeWindow,
) =>
  slotsOf(
    http,
    ['free times', professionalId, consultationId, callType],
    { professionalIds: [professionalId], consultationId, callType },
    window,
  );
