import { createPasswords, OWASP_MEMORY_KIB } from '../../../api/src/secrets/passwords.ts';
import { bestRated } from './best-rated.ts';
import type { MeasuredApi } from './measured-api.ts';
import { listOf, oneOf, searchOf, slotsOf } from './raw-statements.ts';
import type { RawQuery } from './raw-database.ts';
import { credentials } from './sign-in.ts';

const DAY = 86_400_000;
const passwords = createPasswords(OWASP_MEMORY_KIB);

/** A call over HTTP and the raw statements that it needs. */
export interface MeasuredCall {
  readonly name: string;
  readonly path: string;
  readonly body?: unknown;
  readonly connections: number;
  /** Minimum share of the raw requests per second. */
  readonly budget?: number;
  readonly raw: (query: RawQuery) => Promise<unknown>;
}

export const fortnightOf = (now: Date): { from: string; to: string; limit: number } => ({
  from: now.toISOString(),
  to: new Date(now.getTime() + 14 * DAY).toISOString(),
  limit: 2000,
});

/** A visitor's most frequent calls, and signing in. */
export async function measuredCalls(api: MeasuredApi): Promise<MeasuredCall[]> {
  const professionalIds = await bestRated(api);
  const [id = ''] = professionalIds;
  const fortnight = fortnightOf(api.services.now());
  const { email, password } = credentials;
  const city = 'Dakar';
  const facets = { city, category: 'labour', language: 'fr' };
  const find = '/professionals/find-by';
  const list = { connections: 50, budget: 0.9, raw: (query: RawQuery) => listOf(query, city) };
  return [
    {
      name: 'get-one',
      path: `/base/professionals/get-one/${id}`,
      connections: 50,
      budget: 0.7,
      raw: (query) => oneOf(query, id),
    },
    { name: 'list: 20 of a city', path: find, body: { where: { city }, limit: 20 }, ...list },
    {
      name: 'list: 20 of a city, order asked for',
      path: find,
      body: { where: { city }, sort: [{ ratingAverage: 'desc' }], limit: 20 },
      ...list,
    },
    {
      name: 'search with three facets, with the total',
      path: '/base/professionals/lawyer-filter',
      body: facets,
      connections: 50,
      raw: (query) => searchOf(query, facets),
    },
    {
      name: 'free slots of 20 professionals × 14 days',
      path: '/slots',
      body: { professionalIds, ...fortnight },
      connections: 50,
      budget: 0.6,
      raw: (query) => slotsOf(query, professionalIds, fortnight),
    },
    {
      name: 'sign in',
      path: '/auth/login',
      body: credentials,
      // Two hashes at a time, by design: more connections only wait longer.
      connections: 4,
      raw: async (query) => {
        const accounts = 'select id, password_hash from users where email = $1 and deleted_at is null';
        const [account] = await query<{ id: string; password_hash: string }>(accounts, [email]);
        if (!(await passwords.verify(account?.password_hash, password))) throw new Error('wrong password');
        return query('select id, role, email, first_names, last_name from users where id = $1', [account?.id]);
      },
    },
  ];
}
