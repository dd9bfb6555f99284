import { queryOptions } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { consultation } from 'shared-contracts/schemas/consultation';
import type { KnownProfessional } from 'shared-contracts/schemas/known-professional';
import { pageOf } from 'shared-contracts/schemas/wire';
import { fetchSlots } from 'shared-ui/domain/appointments/queries/find-slots.ts';
import * as v from 'valibot';
import { windowOf, type WeekSearch } from '../model/week-search.ts';
import { consultationsOf, knownKey, listKnown } from './known-queries.ts';

/** As many columns as fit beside each other. */
const COLUMNS = 5;
/** Of a week, per person: every five minutes of 40 hours. */
const MOST = 500;

const offered = v.pick(consultation, [
  'id',
  'professionalId',
  'nameFr',
  'nameEn',
  'minutes',
  'feeKind',
  'fee',
  'currency',
  'callTypes',
]);
export type Offered = v.InferOutput<typeof offered>;
const offeredPage = pageOf(offered);

const idsOf = (people: readonly KnownProfessional[]) => people.map(({ professional }) => professional.id);

/** What the free times side by side show: people, what they offer, and their week. */
export const freeTimesQueries = (http: HttpClient) => ({
  people: (cursor: string | null) =>
    queryOptions({
      queryKey: [...knownKey, 'bookable', cursor],
      queryFn: ({ signal }) => listKnown(http, { group: 'bookable', limit: COLUMNS, cursor }, signal),
    }),
  /** What can be booked with them, in their order. */
  consultations: (people: readonly KnownProfessional[]) =>
    queryOptions({
      queryKey: [...knownKey, 'consultations', idsOf(people)],
      queryFn: async ({ signal }): Promise<readonly Offered[]> => {
        if (people.length === 0) return [];
        const where = { professionalId: { $in: idsOf(people) }, active: true };
        const body = { where, select: Object.keys(offered.entries), limit: 100 };
        return (await http.request('POST', '/consultations/find-by', offeredPage, { body, signal })).data;
      },
    }),
  /** The week's free times: of the chosen consultation, of the one that was booked last, or of the first. */
  week: (people: readonly KnownProfessional[], search: WeekSearch, timeZone: string) => {
    const { from, callType, consultations } = search;
    return queryOptions({
      queryKey: [...knownKey, 'week', idsOf(people), from, callType, consultations, timeZone],
      queryFn: async ({ signal }) => {
        if (people.length === 0) return [];
        const body = {
          professionalIds: idsOf(people),
          consultationIds: [...consultations, ...consultationsOf(people)].slice(0, 20),
          callType,
          ...windowOf(from, timeZone),
          limit: MOST,
        };
        return fetchSlots(http, body, signal);
      },
    });
  },
});
