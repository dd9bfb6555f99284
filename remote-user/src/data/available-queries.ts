import { queryOptions } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import type { KnownProfessional } from 'shared-contracts/schemas/known-professional';
import { publicProfessional } from 'shared-contracts/schemas/professional';
import { pageOf } from 'shared-contracts/schemas/wire';
import type { Profession, WorkingLanguage } from 'shared-contracts/schemas/vocabulary';
import { knownKey, listKnown } from './known-queries.ts';

/** People switch on and off at any time, and no event tells everybody. */
const refetchInterval = 30_000;

const professionalPage = pageOf(publicProfessional);

export interface AvailableFilter {
  readonly language: WorkingLanguage | undefined;
  readonly profession: Profession | undefined;
}

/** Who takes a call at once: the client's own professionals, and everybody. */
export const availableQueries = (http: HttpClient) => ({
  own: () =>
    queryOptions({
      queryKey: [...knownKey, 'available'],
      queryFn: async ({ signal }): Promise<readonly KnownProfessional[]> =>
        (await listKnown(http, { group: 'available', limit: 50 }, signal)).people,
      refetchInterval,
    }),
  all: ({ language, profession }: AvailableFilter, cursor: string | null) =>
    queryOptions({
      queryKey: [...knownKey, 'all available', language, profession, cursor],
      queryFn: async ({ signal }) => {
        const body = { availableNow: true, language, profession, limit: 20, ...(cursor !== null && { cursor }) };
        const { data, page } = await http.request('POST', '/base/professionals/lawyer-filter', professionalPage, {
          body,
          signal,
        });
        return { people: data, next: page?.next ?? null };
      },
      refetchInterval,
    }),
});
