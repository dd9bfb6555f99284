import type { HttpClient } from 'shared-contracts/platform/http-client';
import { appointment } from 'shared-contracts/schemas/appointment';
import { pageOf } from 'shared-contracts/schemas/wire';

const page = pageOf(appointment);

/** The id of the calling client's request for a call at once that a professional has not answered yet. */
export async function findPendingCall(
  http: HttpClient,
  professionalId: string,
  signal: AbortSignal,
): Promise<string | null> {
  const where = { professionalId, askedNow: true, status: 'waiting' };
  const { data } = await http.request('POST', '/appointments/find-by', page, { body: { where, limit: 1 }, signal });
  return data[0]?.id ?? null;
}
