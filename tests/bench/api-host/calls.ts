import { demoAccounts } from '../../../api/src/db/seed/demo-accounts.ts';
import { inCall } from '../../../api/src/generic/call-context.ts';
import { lawyerFilter } from '../../../api/src/modules/professionals-search/named-filters.ts';
import type { Section } from '../section.ts';
import { load } from './load.ts';
import type { MeasuredApi } from './measured-api.ts';

const DAY = 86_400_000;

/** The calls that a visitor makes most, and signing in, over HTTP. */
export async function callsOverHttp(api: MeasuredApi, professionals: number): Promise<Section> {
  const { data } = await inCall(api.visitor, 'anon', (context) => lawyerFilter(context, { city: 'Dakar' }));
  const ids = data.map((row) => String(row.id));
  const now = api.services.now().getTime();
  const fortnight = { from: new Date(now).toISOString(), to: new Date(now + 14 * DAY).toISOString(), limit: 2000 };
  const [client] = demoAccounts;
  const search = '/base/professionals/lawyer-filter';
  const calls: readonly (readonly [name: string, path: string, body: unknown, connections: number])[] = [
    ['get-one', `/base/professionals/get-one/${ids[0]}`, undefined, 50],
    ['find-by: 20 of a city', '/professionals/find-by', { where: { city: 'Dakar' }, limit: 20 }, 50],
    ['search with three facets, with the total', search, { city: 'Dakar', category: 'labour', language: 'fr' }, 50],
    ['free slots of 20 professionals for 14 days', '/slots', { professionalIds: ids, ...fortnight }, 50],
    // Two hashes at a time, by design: more connections only wait longer.
    ['sign in', '/auth/login', { email: client.email, password: client.password, role: client.role }, 4],
  ];
  const rows: (string | number)[][] = [];
  for (const [name, path, body, connections] of calls) {
    const { requests, latency } = await load(`${api.url}${path}`, { body, connections });
    rows.push([name, connections, requests.average, latency.p50, latency.p99]);
  }
  const memory = process.memoryUsage.rss() / 2 ** 20;
  return {
    title: `Calls over HTTP, ${api.databaseUrl === '' ? 'PGlite' : 'PostgreSQL'} with ${professionals.toLocaleString('en')} professionals`,
    note: `Runs of 5 s, one after the other. Resident memory of the process of the API and the bench afterwards: ${memory.toFixed(0)} MB.`,
    columns: ['call', 'connections', 'requests per second', 'p50, ms', 'p99, ms'],
    rows,
  };
}
