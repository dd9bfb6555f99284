import { median, type Section } from '../section.ts';
import { measuredCalls } from './calls.ts';
import type { MeasuredCall } from './calls.ts';
import { databaseName } from './database-name.ts';
import { load } from './load.ts';
import type { Load } from './load.ts';
import type { MeasuredApi } from './measured-api.ts';
import { residentMegabytes } from './memory.ts';
import { openRaw } from './raw-database.ts';
import type { RawDatabase } from './raw-database.ts';
import { behindHttp } from './raw-server.ts';

const turns = Number(process.env.BENCH_RUNS ?? 3);

/** A visitor's calls and signing in, over HTTP, each compared with node:http and raw statements on the same rows. */
export async function callsBesideRaw(api: MeasuredApi, professionals: number): Promise<Section> {
  const raw = openRaw(api, 50);
  const rows: (string | number)[][] = [];
  try {
    for (const call of await measuredCalls(api)) rows.push(await inTurns(api, raw, call));
  } finally {
    await raw.close();
  }
  return {
    title: `Calls beside raw SQL, ${databaseName(api, professionals)}`,
    note: `Raw is node:http in the same process and the statements that the call needs, through the same driver (on PGlite the API's own pool), sent as text, without policy, transaction or schema. For free slots it only reads the rows, for signing in it compares the password and opens no session. Medians of ${turns} runs of 5 s in turns; p99 at most 1.5 times the raw one for the first three. Memory is the resident memory of the process afterwards: API, raw server and bench, not a PostgreSQL server.`,
    columns: [
      'call',
      'connections',
      'raw, per second',
      'API, per second',
      'ratio',
      'budget, at least',
      'p50 raw, ms',
      'p50 API, ms',
      'p99 raw, ms',
      'p99 API, ms',
      'memory, MB',
    ],
    rows,
  };
}

async function inTurns(api: MeasuredApi, raw: RawDatabase, call: MeasuredCall): Promise<(string | number)[]> {
  const { name, path, body, connections } = call;
  const budget = (api.databaseUrl !== '' && call.budget) || '–'; // the budgets of the architecture are for PostgreSQL
  const runs: Record<'raw' | 'api', Load>[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const ofRaw = await raw.during((query) =>
      behindHttp(
        () => call.raw(query),
        (url) => load(url, { connections }),
      ),
    );
    runs.push({ raw: ofRaw, api: await load(`${api.url}${path}`, { body, connections }) });
  }
  const middle = (value: (one: Load) => number) => ({
    raw: median(runs.map((run) => value(run.raw))),
    api: median(runs.map((run) => value(run.api))),
  });
  const [rate, p50, p99] = [
    middle(({ requests }) => requests.average),
    middle(({ latency }) => latency.p50),
    middle(({ latency }) => latency.p99),
  ];
  const rates = [Math.round(rate.raw), Math.round(rate.api), rate.api / rate.raw];
  return [name, connections, ...rates, budget, p50.raw, p50.api, p99.raw, p99.api, residentMegabytes()];
}
