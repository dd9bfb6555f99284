import { queryOptions } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { conflictCheck } from 'shared-contracts/schemas/conflict-check';
import { oneOf, pageOf } from 'shared-contracts/schemas/wire';
import { appointmentsKey } from 'shared-ui/domain/appointments/queries/appointment-queries.ts';

/** Of one appointment, those that are shown. */
export const mostChecks = 20;
const page = pageOf(conflictCheck);

/** The latest comparisons of an appointment that had somebody to compare. */
export const checksQuery = (http: HttpClient, appointmentId: string) =>
  queryOptions({
    queryKey: [...appointmentsKey, 'checks', appointmentId],
    queryFn: async ({ signal }) => {
      const body = { where: { appointmentId }, sort: [{ checkedAt: 'desc' }], limit: mostChecks };
      return (await http.request('POST', '/conflict_checks/find-by', page, { body, signal })).data;
    },
    throwOnError: false,
  });

/** Records "checked, no conflict" where nothing was found. @throws ProblemError */
export const recordCheck = (http: HttpClient, appointmentId: string): Promise<unknown> =>
  http.request('POST', '/base/conflict_checks/create', oneOf(conflictCheck), { body: { appointmentId } });
/** Records "checked, no conflict". @throws ProblemError, PRECONDITION_FAILED when names have changed since */
export const confirmCheck = (http: HttpClient, id: string): Promise<unknown> =>
  http.request('PUT', `/base/conflict_checks/update-where/${id}`, oneOf(conflictCheck), {
    body: { where: { isLatest: true }, set: { confirmed: true } },
  });
