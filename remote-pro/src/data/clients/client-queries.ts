import { queryOptions } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { appointmentParty } from 'shared-contracts/schemas/appointment-party';
import { clientOfPractice, type ClientNotes, type ClientOfPractice } from 'shared-contracts/schemas/client';
import { id as accountId } from 'shared-contracts/schemas/text';
import { oneOf, pageOf } from 'shared-contracts/schemas/wire';
import { appointmentsKey } from 'shared-ui/domain/appointments/queries/appointment-queries.ts';
import { is } from 'valibot';
import { clientsQuery, readClientsSearch, type ClientsSearch } from '../../model/clients-search.ts';

/** Among the appointments, whose changes make them. */
export const clientsKey = [...appointmentsKey, 'clients'] as const;
const page = pageOf(clientOfPractice);

/** The calling professional's clients. */
export const clientQueries = (http: HttpClient) => ({
  /** A page of the list, as the address asks for it. */
  page: (search: URLSearchParams) => {
    const wanted = readClientsSearch(search);
    return queryOptions({
      queryKey: [...clientsKey, 'page', wanted],
      queryFn: async ({ signal }) => {
        const body = clientsQuery(wanted, 25);
        const { data, page: at } = await http.request('POST', '/clients/find-by', page, { body, signal });
        return { clients: data, next: at?.next ?? null };
      },
    });
  },
  /** One of them by account, with the notes. Fails with NOT_FOUND for anybody else. */
  one: (clientId: string) =>
    queryOptions({
      queryKey: [...clientsKey, 'one', clientId],
      queryFn: async ({ signal }): Promise<ClientOfPractice> => {
        if (!is(accountId, clientId)) throw new ProblemError({ status: 404, code: 'NOT_FOUND', errors: [] });
        const body = { where: { clientId } };
        return (await http.request('POST', '/clients/find-one-by', oneOf(clientOfPractice), { body, signal })).data;
      },
    }),
  /** Whom their matters concern beside them, the latest first. */
  parties: (clientId: string) =>
    queryOptions({
      queryKey: [...clientsKey, 'parties', clientId],
      queryFn: async ({ signal }) => {
        const body = { where: { clientId }, sort: [{ createdAt: 'desc' }], limit: 100 };
        const answer = await http.request('POST', '/appointment_parties/find-by', pageOf(appointmentParty), {
          body,
          signal,
        });
        return { parties: answer.data, isCut: (answer.page?.next ?? null) !== null };
      },
      throwOnError: false,
    }),
});

/** Saves the notes while `expected` is still stored. @throws ProblemError 409 CHANGED_MEANWHILE */
export const saveClientNotes = async (
  http: HttpClient,
  id: string,
  change: ClientNotes,
  expected: string | null,
  keepalive: boolean,
): Promise<string | null> =>
  (
    await http.request('PUT', `/base/clients/update/${id}`, oneOf(clientOfPractice), {
      body: { ...change, expected: { privateNotes: expected } },
      keepalive,
    })
  ).data.privateNotes ?? null;

/** Rows of a file. */
export const mostExported = 5000;

/** All that the list has, over its pages. @throws ProblemError */
export async function listAllClients(
  http: HttpClient,
  search: ClientsSearch,
): Promise<{ readonly clients: readonly ClientOfPractice[]; readonly isCut: boolean }> {
  const clients: ClientOfPractice[] = [];
  let cursor: string | null = null;
  do {
    const body = clientsQuery({ ...search, cursor }, 100);
    const answer: Awaited<ReturnType<typeof http.request<typeof page>>> = await http.request(
      'POST',
      '/clients/find-by',
      page,
      { body },
    );
    clients.push(...answer.data);
    cursor = answer.page?.next ?? null;
  } while (cursor !== null && clients.length < mostExported);
  return { clients, isCut: cursor !== null };
}
