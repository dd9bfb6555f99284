import type { HttpClient } from 'shared-contracts/platform/http-client';
import { appointment, type Appointment } from 'shared-contracts/schemas/appointment';
import { pageOf } from 'shared-contracts/schemas/wire';

const page = pageOf(appointment);

/** The calling client's active request or appointment with a professional at an instant. */
export async function findOwnRequest(
  http: HttpClient,
  professionalId: string,
  startsAt: string,
  signal: AbortSignal,
): Promise<Appointment | null> {
  const where = { professionalId, startsAt, status: { $in: ['waiting', 'accepted'] } };
  const { data } = await http.request('POST', '/appointments/find-by', page, { body: { where, limit: 1 }, signal });
  return data[0] ?? null;
}
