import type { FastifyInstance } from 'fastify';
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Services } from '../../services/services.ts';
import { queueDepths } from './queue-depths.ts';
import type { QueueDepths } from './queue-depths.ts';

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics of this process and of the queues in the database. Labels name no address and no person. */
export function measure(app: FastifyInstance, services: Services): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'nimbia_http_request_duration_seconds',
    help: 'From the head of a request to the end of its answer, by route; a stream of events is counted when it ends.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1000);
  });
  new Gauge({
    name: 'nimbia_database_connections',
    help: 'Connections of the pools of this process, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(services.connection.usage())) this.set({ state }, count);
    },
  });
  registerQueueGauges(app, services, registers);
  return registry;
}

/** The same in every process. While the database does not answer, `nimbia_database_up` says so and these are left out. */
function registerQueueGauges(app: FastifyInstance, services: Services, registers: Registry[]): void {
  let reading: Promise<QueueDepths | undefined> | undefined;
  // The gauges are collected together: one query serves them all.
  const read = () =>
    (reading ??= queueDepths(services)
      .catch((error: unknown) => void app.log.warn(error, 'the queues could not be counted'))
      .finally(() => (reading = undefined)));
  const gauge = <L extends string>(
    configuration: { name: string; help: string; labelNames?: L[] },
    set: (gauge: Gauge<L>, depths: QueueDepths) => void,
  ) =>
    new Gauge<L>({
      ...configuration,
      registers,
      async collect() {
        const depths = await read();
        this.reset();
        if (depths) set(this, depths);
        else this.remove();
      },
    });
  gauge(
    { name: 'nimbia_outbox_mails', help: 'Mails that have not left: waiting, or given up.', labelNames: ['state'] },
    (mails, depths) => {
      mails.set({ state: 'waiting' }, depths.mails.waiting);
      mails.set({ state: 'dead' }, depths.mails.dead);
    },
  );
  gauge({ name: 'nimbia_outbox_oldest_seconds', help: 'Age of the oldest mail that waits.' }, (oldest, depths) =>
    oldest.set(depths.mails.oldestSeconds),
  );
  gauge(
    { name: 'nimbia_outbox_texts', help: 'Texts that have not left: waiting, or given up.', labelNames: ['state'] },
    (texts, depths) => {
      texts.set({ state: 'waiting' }, depths.texts.waiting);
      texts.set({ state: 'dead' }, depths.texts.dead);
    },
  );
  gauge({ name: 'nimbia_jobs', help: 'Jobs by queue and state.', labelNames: ['queue', 'state'] }, (jobs, depths) => {
    for (const { name, state, total } of depths.jobs) jobs.set({ queue: name, state }, total);
  });
  new Gauge({
    name: 'nimbia_database_up',
    help: 'Whether the database answered when this was asked for.',
    registers,
    async collect() {
      this.set((await read()) ? 1 : 0);
    },
  });
}
