import type { FastifyInstance } from 'fastify';
import type { Config } from '../settings/config.ts';

const POLL_MS = 50;

/** Closing waits for running requests, as long as `shutdownGraceSeconds`, not for idle connections. */
export function useGracefulShutdown(
  app: FastifyInstance,
  { shutdownGraceSeconds }: Pick<Config, 'shutdownGraceSeconds'>,
): void {
  app.addHook('preClose', async () => {
    const { server } = app;
    if (!server.listening) return;
    // Keep-alive connections that become idle during the shutdown would keep the server open.
    const poll = setInterval(() => server.closeIdleConnections(), POLL_MS);
    const timeout = setTimeout(() => {
      app.log.warn('requests still running after the grace period are aborted');
      server.closeAllConnections();
    }, shutdownGraceSeconds * 1000);
    server.once('close', () => {
      clearInterval(poll);
      clearTimeout(timeout);
    });
  });
}
