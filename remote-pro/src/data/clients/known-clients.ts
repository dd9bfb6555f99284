import type { HttpClient } from 'shared-contracts/platform/http-client';
import { clientOfPractice } from 'shared-contracts/schemas/client';
import { pageOf } from 'shared-contracts/schemas/wire';
import { pick, type InferOutput } from 'valibot';
import { clientsQuery } from '../../model/clients-search.ts';

const columns = ['clientId', 'lastName', 'firstNames', 'lastContactAt'] as const;
const knownClient = pick(clientOfPractice, columns);
export type KnownClient = InferOutput<typeof knownClient>;

/** Clients of the practice by name, those of the latest contact first. @throws ProblemError */
export const listKnownClients = async (http: HttpClient, text: string, signal?: AbortSignal): Promise<KnownClient[]> =>
  (
    await http.request('POST', '/clients/find-by', pageOf(knownClient), {
      body: {
        ...clientsQuery({ text, show: 'all', sort: 'contact', cursor: null }, 20),
        select: columns,
      },
      signal,
    })
  ).data.filter(({ lastName }) => lastName !== erased);

/** Name of a client whose account is deleted. */
const erased = '–';

/** One of them; undefined when it is nobody's. @throws ProblemError */
export const findKnownClient = async (
  http: HttpClient,
  clientId: string,
  signal?: AbortSignal,
): Promise<KnownClient | undefined> =>
  (
    await http.request('POST', '/clients/find-by', pageOf(knownClient), {
      body: { where: { clientId }, select: columns, limit: 1 },
      signal,
    })
  ).data[0];
