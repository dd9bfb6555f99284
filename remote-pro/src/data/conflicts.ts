import type { HttpClient } from 'shared-contracts/platform/http-client';
import { conflictCheck } from 'shared-contracts/schemas/appointment-party';
import { oneOf } from 'shared-contracts/schemas/wire';

/** Records "checked, no conflict" where nothing was found. @throws ProblemError */
export const recordCheck = (http: HttpClient, appointmentId: string): Promise<unknown> =>
  http.request('POST', '/base/conflict_checks/create', oneOf(conflictCheck), { body: { appointmentId } });
/** Records "checked, no conflict". @throws ProblemError, PRECONDITION_FAILED when names have changed since */
export const confirmCheck = (http: HttpClient, id: string): Promise<unknown> =>
  http.request('PUT', `/base/conflict_checks/update-where/${id}`, oneOf(conflictCheck), {
    body: { where: { isLatest: true }, set: { confirmed: true } },
  });
