import { snakeCase } from '../../../api/src/policy/verify-security.ts';
import { readableColumns } from '../../../api/src/policy/access.ts';
import { professionalsPolicy } from '../../../api/src/modules/professionals/policy.ts';
import { inCall } from '../../../api/src/generic/call-context.ts';
import { lawyerFilter } from '../../../api/src/modules/professionals-search/named-filters.ts';
import { median, type Section } from '../section.ts';
import { load } from './load.ts';
import type { Load } from './load.ts';
import type { MeasuredApi } from './measured-api.ts';
import { startRawServer } from './raw-server.ts';

const ROUNDS = 3;

/** One row and a list of 20 over HTTP through the policy layer, beside node:http and pg on the same rows, in turns. */
export async function policyLayer(api: MeasuredApi, professionals: number): Promise<Section> {
  const columns = readableColumns(professionalsPolicy, 'anon').map(snakeCase);
  const raw = await startRawServer(api.databaseUrl, columns, 50);
  const { data } = await inCall(api.visitor, 'anon', (context) => lawyerFilter(context, { city: 'Dakar' }));
  const id = String(data[0]?.id);
  const where = { city: 'Dakar' };
  try {
    const one = await inTurns(
      () => load(`${raw.url}/one/${id}`),
      () => load(`${api.url}/base/professionals/get-one/${id}`),
    );
    const list = await inTurns(
      () => load(`${raw.url}/list/Dakar`),
      () => load(`${api.url}/professionals/find-by`, { body: { where, limit: 20 } }),
    );
    return {
      title: 'The policy layer beside raw SQL',
      note: `PostgreSQL with ${professionals.toLocaleString('en')} professionals, 50 connections, requests per second, medians of 3 runs of 5 s in turns. The raw statement is sent as text and planned each time, as pg does unless told otherwise; the API's are prepared. Budgets: ratio at least 0.7 for one row and 0.9 for a list, p99 at most 1.5 times.`,
      columns: ['call', 'raw node:http + pg', 'API', 'ratio', 'p99 raw, ms', 'p99 API, ms'],
      rows: [
        ['one row', ...one],
        ['list of 20, filtered and sorted', ...list],
      ],
    };
  } finally {
    await raw.close();
  }
}

async function inTurns(raw: () => Promise<Load>, api: () => Promise<Load>): Promise<number[]> {
  const runs: { raw: Load; api: Load }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) runs.push({ raw: await raw(), api: await api() });
  const middle = (value: (run: { raw: Load; api: Load }) => number) => median(runs.map(value));
  const rates = { raw: middle((run) => run.raw.requests.average), api: middle((run) => run.api.requests.average) };
  return [
    Math.round(rates.raw),
    Math.round(rates.api),
    rates.api / rates.raw,
    middle((run) => run.raw.latency.p99),
    middle((run) => run.api.latency.p99),
  ];
}
