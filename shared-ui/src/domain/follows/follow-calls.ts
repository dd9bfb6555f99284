import type { HttpClient } from 'shared-contracts/platform/http-client';
import { follow } from 'shared-contracts/schemas/follow';
import { oneOf, pageOf } from 'shared-contracts/schemas/wire';
import { pick, unknown } from 'valibot';

const row = pick(follow, ['id']);
const rows = pageOf(row);
const one = oneOf(row);

/** The id of the client's follow of a professional; null without one. */
export async function findFollow(
  http: HttpClient,
  professionalId: string,
  signal: AbortSignal,
): Promise<string | null> {
  const body = { where: { professionalId }, limit: 1 };
  const { data } = await http.request('POST', '/follows/find-by', rows, { body, signal });
  return data[0]?.id ?? null;
}

/** Returns the id of the follow, also where there is one already. */
export const startFollowing = async (http: HttpClient, professionalId: string): Promise<string> =>
  (await http.request('POST', '/base/follows/create', one, { body: { professionalId } })).data.id;

export const stopFollowing = (http: HttpClient, followId: string): Promise<unknown> =>
  http.request('DELETE', `/base/follows/delete/${followId}`, unknown());
