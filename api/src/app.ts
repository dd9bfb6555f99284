import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { registerGenericCalls } from './generic/routes.ts';
import { useJsonBodies } from './http/json-body.ts';
import { useProblemAnswers } from './http/problem-answers.ts';
import { useValibot } from './http/valibot-provider.ts';
import { registerAuth } from './modules/auth/routes.ts';
import { registerEvents } from './modules/events/routes.ts';
import { registerMailbox } from './modules/mailbox/routes.ts';
import { registerHealth } from './modules/health/routes.ts';
import { registerSlots } from './modules/slots/routes.ts';
import { registerUploads } from './modules/uploads/routes.ts';
import { useRateLimits } from './plugins/rate-limits.ts';
import { refuseTokensInAddresses } from './plugins/refuse-tokens-in-addresses.ts';
import { useSessions } from './plugins/session.ts';
import type { Services } from './services.ts';
import { tables } from './tables.ts';

const BODY_LIMIT = 256 * 1024;
const secrets = [
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers["set-cookie"]',
  '*.password',
  '*.passwordConfirmation',
  '*.currentPassword',
  '*.token',
];

/** The API on given services; `inject` works without listening. */
export async function createApp(services: Services): Promise<FastifyInstance> {
  const { config } = services;
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    // To stderr: stdout belongs to what the parent process is told (main.ts).
    logger:
      config.logLevel === 'silent'
        ? false
        : { level: config.logLevel, redact: { paths: secrets, censor: '…' }, stream: process.stderr },
    logController: new LogController({ disableRequestLogging: !['debug', 'trace'].includes(config.logLevel) }),
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
  });
  useProblemAnswers(app);
  useValibot(app);
  useJsonBodies(app);
  await app.register(cors, {
    origin: [...config.webOrigins],
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'last-event-id'],
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: 86_400,
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  await app.register(cookie);
  app.addHook('onSend', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
  useRateLimits(app, config);
  refuseTokensInAddresses(app);
  useSessions(app, services);
  registerHealth(app, services);
  registerAuth(app, services);
  registerEvents(app, services);
  registerSlots(app, services);
  registerMailbox(app, services);
  await registerUploads(app, services);
  registerGenericCalls(app, services, tables);
  return app;
}
