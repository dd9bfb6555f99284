import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerGenericCalls } from './generic/routes.ts';
import { replyToInvalidUrl, replyToClientError } from './http/client-errors.ts';
import { useGracefulShutdown } from './http/graceful-shutdown.ts';
import { useJsonBodies } from './http/json-body.ts';
import { useErrorHandlers } from './http/error-handlers.ts';
import { useValibot } from './http/valibot-provider.ts';
import { useAccessLog } from './logging/access-log.ts';
import { logOptions } from './logging/log-options.ts';
import { registerAccountDeletion } from './modules/accounts/routes.ts';
import { registerAuth } from './modules/auth/routes.ts';
import { registerCalendarFeeds } from './modules/calendar-feeds/routes.ts';
import { registerCalendarSources } from './modules/calendar-sources/routes.ts';
import { registerConversations } from './modules/conversations/routes.ts';
import { nameRecovery } from './modules/email-change/ask-change.ts';
import { registerEmailChange } from './modules/email-change/routes.ts';
import { registerEvents } from './modules/events/routes.ts';
import { registerExport } from './modules/export/routes.ts';
import { registerFactors } from './modules/factors/routes.ts';
import { registerFeeds } from './modules/feeds/routes.ts';
import { registerInvoiceFiles } from './modules/invoices/routes.ts';
import { registerOutcomes } from './modules/meeting-outcomes/routes.ts';
import { registerMailbox } from './modules/mailbox/routes.ts';
import { registerHealth } from './modules/health/routes.ts';
import { registerLoads } from './modules/load-reports/routes.ts';
import { registerMetrics } from './modules/metrics/routes.ts';
import { registerOpenApi } from './modules/openapi/routes.ts';
import { readSignal } from './modules/rtc/read-signal.ts';
import { registerRtc } from './modules/rtc/routes.ts';
import { registerVisits } from './modules/visits/routes.ts';
import { registerSearchHelp } from './modules/professionals-search/routes.ts';
import { registerAbsences } from './modules/availability-exceptions/routes.ts';
import { registerSlots } from './modules/slots/routes.ts';
import { registerKnownProfessionals } from './modules/known-professionals/routes.ts';
import { registerMessageReports } from './modules/message-reports/routes.ts';
import { registerNotifications } from './modules/notifications/routes.ts';
import { registerUnsubscribe } from './modules/notification-choices/unsubscribe-routes.ts';
import { registerSms } from './modules/sms/routes.ts';
import { registerUploads } from './modules/uploads/routes.ts';
import { createAccountLimits } from './plugins/account-limits.ts';
import { useRateLimits } from './plugins/rate-limits.ts';
import { rejectTokensInUrls } from './plugins/reject-tokens-in-urls.ts';
import { useSessions } from './plugins/session.ts';
import type { Services } from './services/services.ts';
import { policies, tables } from './tables.ts';
import type { Config } from './settings/config.ts';

/** HSTS, where the API is reached over https. */
const hstsHeaders = (
  { environment, apiUrl, hstsSeconds }: Pick<Config, 'environment' | 'apiUrl' | 'hstsSeconds'>,
  { protocol }: Pick<FastifyRequest, 'protocol'>,
): Readonly<Record<string, string>> =>
  environment === 'production' || apiUrl.startsWith('https:') || protocol === 'https'
    ? { 'strict-transport-security': `max-age=${hstsSeconds}` }
    : {};

const BODY_LIMIT = 256 * 1024;
/** Builds the API on given services; works with `inject` without listening. */
export async function createApp(services: Services): Promise<FastifyInstance> {
  const { config } = services;
  const deadline = config.requestDeadlineSeconds * 1000;
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    logger: logOptions(config),
    logController: new LogController({ disableRequestLogging: true }), // one line per response (access-log.ts)
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // Limits how long a request may take to arrive, not how long its response takes.
    requestTimeout: deadline,
    http: { headersTimeout: Math.min(15_000, deadline), connectionsCheckingInterval: Math.min(5_000, deadline) },
    frameworkErrors: (_error, request, reply) =>
      replyToInvalidUrl(request, reply.headers(hstsHeaders(config, request))),
    clientErrorHandler: replyToClientError,
    routerOptions: { maxParamLength: 200 },
  });
  useGracefulShutdown(app, config);
  useAccessLog(app);
  useErrorHandlers(app);
  useValibot(app);
  useJsonBodies(app);
  // Before the other plugins, so that their responses have the headers too.
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    strictTransportSecurity: false, // sent by us, below
  });
  await app.register(cors, {
    origin: [...config.webOrigins],
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'last-event-id'],
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: 86_400,
  });
  await app.register(cookie);
  app.addHook('onSend', async (request, reply) => {
    void reply.headers({ 'x-request-id': request.id, ...hstsHeaders(config, request) });
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
  useRateLimits(app, config);
  rejectTokensInUrls(app);
  useSessions(app, services);
  await registerOpenApi(app, tables);
  const metrics = registerMetrics(app, services);
  registerLoads(app, services, metrics);
  registerHealth(app, services);
  const accountLimits = createAccountLimits(services);
  registerAuth(app, services, accountLimits, nameRecovery);
  registerFactors(app, services, accountLimits);
  registerEmailChange(app, services, accountLimits);
  registerUnsubscribe(app, services);
  registerExport(app, services, accountLimits, tables);
  registerAccountDeletion(app, services, accountLimits, policies);
  registerEvents(app, services, { 'room.signal': readSignal });
  registerRtc(app, services);
  registerOutcomes(app, services);
  registerNotifications(app, services);
  registerSms(app, services, accountLimits);
  registerKnownProfessionals(app, services);
  registerConversations(app, services);
  registerMessageReports(app, services);
  registerSlots(app, services);
  registerAbsences(app, services);
  registerSearchHelp(app, services);
  registerVisits(app, services);
  registerFeeds(app, services);
  registerCalendarFeeds(app, services);
  registerCalendarSources(app, services);
  registerInvoiceFiles(app, services);
  registerMailbox(app, services);
  await registerUploads(app, services);
  registerGenericCalls(app, services, tables);
  return app;
}
