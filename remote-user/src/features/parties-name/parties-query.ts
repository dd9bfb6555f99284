import { queryOptions } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { appointmentParty } from 'shared-contracts/schemas/appointment-party';
import { pageOf } from 'shared-contracts/schemas/wire';
import { appointmentsKey } from 'shared-ui/domain/appointments/queries/appointment-queries.ts';

/** Whom the client has named for an appointment. The page works without it. */
export const partiesQuery = (http: HttpClient, appointmentId: string) =>
  queryOptions({
    queryKey: [...appointmentsKey, 'parties', appointmentId],
    queryFn: async ({ signal }) => {
      const body = { where: { appointmentId }, limit: 100 };
      return (await http.request('POST', '/appointment_parties/find-by', pageOf(appointmentParty), { body, signal }))
        .data;
    },
    throwOnError: false,
  });
