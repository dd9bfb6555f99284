import { inCall } from '../../../api/src/generic/call-context.ts';
import { listRows } from '../../../api/src/generic/read-calls.ts';
import { countFacets } from '../../../api/src/modules/professionals-search/count-facets.ts';
import { lawyerFilter } from '../../../api/src/modules/professionals-search/named-filters.ts';
import { professionalsTable } from '../../../api/src/modules/professionals/table.ts';
import { answerSlots } from '../../../api/src/modules/slots/answer-slots.ts';
import type { ProfessionalFilter } from 'shared-contracts/schemas/professional-filter';
import type { Section } from '../section.ts';
import type { MeasuredApi } from './measured-api.ts';
import { timed } from './timed.ts';

/** `BENCH_SIZES=10000,1000000` for others: a million takes a quarter of an hour to make. */
export const sizes = (process.env.BENCH_SIZES ?? '1000,10000,100000').split(',').map(Number);
const DAY = 86_400_000;

/** The next weekday but one, 13:00 to 17:00 UTC: within everybody's horizon and past everybody's notice. */
function afternoon(now: Date): { from: string; to: string } {
  const day = new Date(Math.floor(now.getTime() / DAY) * DAY + 2 * DAY);
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6) day.setTime(day.getTime() + DAY);
  return {
    from: new Date(day.getTime() + 13 * 3_600_000).toISOString(),
    to: new Date(day.getTime() + 17 * 3_600_000).toISOString(),
  };
}

/** Search and slots as a visitor calls them, without the network, while the number of professionals grows. */
export async function searchBySize(api: MeasuredApi): Promise<Section[]> {
  const free = afternoon(api.services.now());
  const filters: readonly (readonly [string, ProfessionalFilter])[] = [
    ['everybody', {}],
    ['city and category', { city: 'Dakar', category: 'labour' }],
    ['text, rare', { text: 'tremblay civil' }],
    ['text, in half of the profiles', { text: 'avocat' }],
    ['free in an afternoon', { free }],
    ['free on a date', { date: free.from.slice(0, 10) }],
    ['free, city, category, language', { free, city: 'Paris', category: 'tax', language: 'fr' }],
  ];
  const measured = new Map<string, (string | number)[]>();
  const note = (name: string, value: number) => measured.set(name, [...(measured.get(name) ?? [name]), value]);
  for (const size of sizes) {
    await api.grow(size);
    for (const [name, filter] of filters) {
      const search = (body: ProfessionalFilter) =>
        inCall(api.visitor, 'anon', (context) => lawyerFilter(context, body));
      const first = await search(filter);
      note(`${name}: first page with the total`, await timed(() => search(filter)));
      const { next } = first.page;
      if (next !== null) note(`${name}: next page`, await timed(() => search({ ...filter, cursor: next })));
    }
    for (const [name, filter] of [
      ['everybody', {}],
      ['city and category', { city: 'Dakar', category: 'labour' }],
    ] as const) {
      const count = () => inCall(api.visitor, 'anon', (context) => countFacets(context, filter));
      note(`POST /facets: ${name}`, await timed(count));
    }
    for (const km of [2, 500]) {
      const where = { position: { $near: { lat: 48.8566, lng: 2.3522, km } } };
      note(`find-by, 20 within ${km} km`, await timed(() => listRows(api.visitor, professionalsTable, { where })));
    }
    const { data } = await inCall(api.visitor, 'anon', (context) => lawyerFilter(context, {}));
    const professionalIds = data.map((row) => String(row.id));
    note(
      'POST /slots: the next three of a page of 20',
      await timed(() => answerSlots(api.visitor, { professionalIds })),
    );
  }
  return [
    {
      title: 'Search and slots by number of professionals',
      note: `PostgreSQL, one call at a time inside the API's process, transaction and policies included; milliseconds, medians of 15.`,
      columns: ['call', ...sizes.map((size) => size.toLocaleString('en'))],
      rows: [...measured.values()].filter((row) => row.length === sizes.length + 1),
    },
  ];
}
