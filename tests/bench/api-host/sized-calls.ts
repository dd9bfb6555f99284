import { earliestRequest } from 'shared-contracts/schemas/earliest';
import type { EarliestQuery } from 'shared-contracts/schemas/earliest';
import type { ProfessionalFilter } from 'shared-contracts/schemas/professional-filter';
import * as v from 'valibot';
import { inCall } from '../../../api/src/generic/call-context.ts';
import { getRow, listRows } from '../../../api/src/generic/read-calls.ts';
import { countFacets } from '../../../api/src/modules/professionals-search/count-facets.ts';
import { lawyerFilter } from '../../../api/src/modules/professionals-search/named-filters.ts';
import { professionalsTable } from '../../../api/src/modules/professionals/table.ts';
import { answerEarliest } from '../../../api/src/modules/slots/answer-earliest.ts';
import { answerSlots } from '../../../api/src/modules/slots/answer-slots.ts';
import { bestRated } from './best-rated.ts';
import { addClients, book, freeWishes } from './bookings.ts';
import { fortnightOf } from './calls.ts';
import type { MeasuredApi } from './measured-api.ts';
import { searchFilters } from './search-filters.ts';
import { signIn } from './sign-in.ts';

/** A call whose cost may grow by at most `growth` from 10,000 rows to a million, where a budget says so. */
export interface SizedCall {
  readonly name: string;
  readonly growth?: number;
  readonly run: () => Promise<unknown>;
}

const FILTERED = { growth: 1.5 };
const TEXT = { growth: 3 };

/** A visitor's calls, a booking and signing in, on the current data. */
export async function sizedCalls(api: MeasuredApi): Promise<SizedCall[]> {
  const { visitor } = api;
  const now = api.services.now();
  const professionalIds = await bestRated(api);
  const clients = await addClients(api, 200);
  const wishes = await freeWishes(api, 2, 1);
  const find = (body: object) => () => listRows(visitor, professionalsTable, body);
  const facets = (filter: object) => () => inCall(visitor, 'anon', (context) => countFacets(context, filter));
  const earliest = (query: EarliestQuery) => () =>
    inCall(visitor, 'anon', (context) => answerEarliest(context, v.parse(earliestRequest, query)));
  const search = (body: ProfessionalFilter) => inCall(visitor, 'anon', (context) => lawyerFilter(context, body));
  const pages = await Promise.all(
    searchFilters(now).map(async ([name, filter]): Promise<SizedCall[]> => {
      const { next } = (await search(filter)).page;
      const growth = filter.text === undefined ? FILTERED : TEXT;
      const first = { name: `${name}: first page with the total`, ...growth, run: () => search(filter) };
      if (next === null) return [first];
      return [first, { name: `${name}: next page`, ...growth, run: () => search({ ...filter, cursor: next }) }];
    }),
  );
  return [
    { name: 'get-one', run: () => getRow(visitor, professionalsTable, professionalIds[0] ?? '') },
    { name: 'list: 20 of a city', ...FILTERED, run: find({ where: { city: 'Dakar' } }) },
    {
      name: 'list: 20 of a city, order asked for',
      ...FILTERED,
      run: find({ where: { city: 'Dakar' }, sort: [{ ratingAverage: 'desc' }] }),
    },
    ...pages.flat(),
    { name: 'POST /facets: everybody', ...FILTERED, run: facets({}) },
    { name: 'POST /facets: city and category', ...FILTERED, run: facets({ city: 'Dakar', category: 'labour' }) },
    { name: 'POST /earliest: everybody', ...FILTERED, run: earliest({}) },
    {
      name: 'POST /earliest: category and language',
      ...FILTERED,
      run: earliest({ category: 'labour', language: 'en' }),
    },
    {
      name: 'POST /earliest: an afternoon, by video',
      ...FILTERED,
      run: earliest({ from: '14:00', to: '16:00', callType: 'video' }),
    },
    {
      name: 'POST /earliest: at an hour when nobody is free',
      ...FILTERED,
      run: earliest({ from: '03:00', to: '04:00' }),
    },
    {
      name: 'POST /slots: the next three of a page of 20',
      run: () => answerSlots(visitor, { professionalIds, limit: 3 }),
    },
    {
      name: 'POST /slots: 20 professionals × 14 days',
      run: () => answerSlots(visitor, { professionalIds, ...fortnightOf(now) }),
    },
    {
      name: 'booking',
      run: async () => book(api, clients.pop() ?? '', wishes.pop() ?? failed('No slot is left to book')),
    },
    { name: 'sign in, over HTTP', run: () => signIn(api) },
  ];
}

function failed(message: string): never {
  throw new Error(message);
}
