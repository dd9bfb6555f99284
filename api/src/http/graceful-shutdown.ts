import type { FastifyInstance } from 'fastify';

/** How long running requests may take to finish after a shutdown signal. */
const GRACE_PERIOD_MS = 10_000;
const POLL_MS = 50;

/** Closing waits for running requests, not for idle connections. */
export function useGracefulShutdown(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const { server } = app;
    if (!server.listening) return;
    // Keep-alive connections that become idle during the shutdown would keep the server open.
    const poll = setInterval(() => server.closeIdleConnections(), POLL_MS);
    const timeout = setTimeout(() => {
      app.log.warn('requests still running after the grace period are aborted');
      server.closeAllConnections();
    }, GRACE_PERIOD_MS);
    server.once('close', () => {
      clearInterval(poll);
      clearTimeout(timeout);
    });
  });
}
