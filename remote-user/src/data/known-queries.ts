import { queryOptions } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import type { ProfessionalSlots } from 'shared-contracts/schemas/slots';
import {
  knownProfessional,
  type KnownGroup,
  type KnownProfessional,
} from 'shared-contracts/schemas/known-professional';
import { pageOf } from 'shared-contracts/schemas/wire';
import { appointmentsKey } from 'shared-ui/domain/appointments/queries/appointment-queries.ts';
import { fetchSlots } from 'shared-ui/domain/appointments/queries/find-slots.ts';

/** Among the appointments, whose changes make them. */
export const knownKey = [...appointmentsKey, 'known professionals'] as const;

const knownPage = pageOf(knownProfessional);

/** A page of the client's own professionals. */
export async function listKnown(
  http: HttpClient,
  { group, limit, cursor }: { readonly group: KnownGroup; readonly limit: number; readonly cursor?: string | null },
  signal: AbortSignal,
) {
  const query = new URLSearchParams({ group, limit: String(limit), ...(cursor && { cursor }) });
  const { data, page } = await http.request('GET', `/known-professionals?${query.toString()}`, knownPage, { signal });
  return { people: data, next: page?.next ?? null };
}

/** The consultations that are shown, and booked again. */
export const consultationsOf = (people: readonly KnownProfessional[]): string[] =>
  people.flatMap(({ consultation }) => consultation?.id ?? []);

/** The pages of "My professionals", with the next free times of everybody on them. */
export const knownQueries = (http: HttpClient) => ({
  page: (group: KnownGroup, cursor: string | null) =>
    queryOptions({
      queryKey: [...knownKey, 'page', group, cursor],
      queryFn: async ({ signal }) => {
        const page = await listKnown(http, { group, limit: 20, cursor }, signal);
        return { ...page, slots: await nextSlots(http, page.people, signal) };
      },
    }),
});

/** Null where they failed to load: the list is of use without them. */
async function nextSlots(http: HttpClient, people: readonly KnownProfessional[], signal: AbortSignal) {
  const professionalIds = people.flatMap(({ profile }) => profile?.id ?? []);
  if (professionalIds.length === 0) return new Map<string, ProfessionalSlots>();
  try {
    const found = await fetchSlots(
      http,
      { professionalIds, consultationIds: consultationsOf(people), cheapest: true },
      signal,
    );
    return new Map(found.map((one) => [one.professionalId, one]));
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}
