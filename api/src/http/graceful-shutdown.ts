import type { FastifyInstance } from 'fastify';

/** How long requests that have begun may go on when the process is asked to end. */
const PATIENCE_MS = 10_000;
const SWEEP_MS = 50;

/** Closing waits for what is being answered, and for nobody who only holds a connection open. */
export function useGracefulShutdown(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const { server } = app;
    if (!server.listening) return;
    // A connection that falls idle after its last answer would be kept for the next request.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    const end = setTimeout(() => {
      app.log.warn('requests that did not end in time are cut off');
      server.closeAllConnections();
    }, PATIENCE_MS);
    server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(end);
    });
  });
}
