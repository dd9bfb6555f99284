import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { loadCount, loadReports, type LoadCount } from 'shared-contracts/schemas/load-report';
import * as v from 'valibot';
import { invalidAt } from '../../http/problem.ts';
import { answers, openRoute, describedRoute } from '../../http/route-schema.ts';
import type { ValibotTypeProvider } from '../../http/valibot-provider.ts';
import { bearerOnly } from '../../plugins/bearer-only.ts';
import { perClient } from '../../plugins/per-client.ts';
import type { Services } from '../../services/services.ts';
import { countLoads } from './count-loads.ts';
import { loadMetrics } from './load-metrics.ts';
import { isSealed } from './seal.ts';
import { runAsSystem } from '../../db/run-as.ts';

/** The counts of the last `minutes`, including the current one, the earliest first. */
async function recentLoads({ db, now }: Pick<Services, 'db' | 'now'>, minutes: number): Promise<LoadCount[]> {
  const since = new Date(now().getTime() - minutes * 60_000);
  const rows = await runAsSystem(db, (tx) =>
    tx.selectFrom('remoteLoads').selectAll().where('minute', '>', since).orderBy('minute').execute(),
  );
  return rows.map((row) => ({ ...row, minute: row.minute.toISOString() }));
}

/** Ten reports are 3 kB. */
const BODY_LIMIT = 8 * 1024;
/** A page reports once or twice: this share of what a client may call in a minute is plenty for the people behind one address. */
const SHARE_OF_CALLS = 20;

const window = v.strictObject({
  minutes: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,4}$/u), v.transform(Number), v.minValue(1), v.maxValue(1440)),
    '60',
  ),
});

/** `/loads`, where TELEMETRY_SECRET is set: browsers report how loading remotes went, and the canary check reads the counts. */
export function registerLoads(base: FastifyInstance, services: Services, registry: Registry | undefined): void {
  const { telemetrySecret: secret, rateLimitPerMinute } = services.config;
  if (secret === undefined) return;
  const app = base.withTypeProvider<ValibotTypeProvider>();
  const count = perClient(Math.ceil(rateLimitPerMinute / SHARE_OF_CALLS));
  const measure = registry && loadMetrics(registry);
  const isOurs = bearerOnly(secret);

  app.post(
    '/loads',
    {
      bodyLimit: BODY_LIMIT,
      ...openRoute(
        'service',
        'How loading remotes went in a page, sampled and without a word about the person; only with TELEMETRY_SECRET.',
        { body: loadReports, response: answers(undefined, { status: 202 }) },
      ),
      config: { ignoresSession: true },
      onRequest: (request) => count(request.ip),
    },
    async (request, reply) => {
      const { loads } = request.body;
      const unsigned = loads.findIndex((report) => !isSealed(secret, report));
      if (unsigned >= 0) throw invalidAt(`/loads/${unsigned}/seal`, 'INVALID');
      measure?.(loads);
      await countLoads(services, loads);
      return reply.status(202).send({ data: {} });
    },
  );

  app.get(
    '/loads',
    {
      ...describedRoute(
        'service',
        'Loads of remotes by minute and outcome, of the last `minutes` (60); by TELEMETRY_SECRET.',
        { querystring: window, response: answers(v.array(loadCount)) },
      ),
      config: { ignoresSession: true },
      onRequest: async (request) => isOurs(request),
    },
    async (request) => ({ data: await recentLoads(services, request.query.minutes) }),
  );
}
