import type { HttpClient } from 'shared-contracts/platform/http-client';
import type { OfferedAppointment } from 'shared-contracts/schemas/appointment';
import { unknown } from 'valibot';

/** Opens an appointment that the client is to confirm. @throws ProblemError; SLOT_TAKEN names the nearest free times. */
export const offerAppointment = (http: HttpClient, body: OfferedAppointment, key: string): Promise<unknown> =>
  http.request('POST', '/base/appointments/create', unknown(), { body, headers: { 'Idempotency-Key': key } });
