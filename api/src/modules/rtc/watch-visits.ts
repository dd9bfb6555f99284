import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../../services/services.ts';
import { endVisits } from './end-visits.ts';

const EVERY_MS = 2_000;

export interface VisitWatch {
  /** Somebody is in a room: watches until nobody is. */
  start(): void;
  /** Resolves when nothing is running. */
  stop(): Promise<void>;
}

/** Finds tabs that fell silent, in each process that heard one; a job does it where none is left. */
export function watchVisits(services: Pick<Services, 'db'>, log: Pick<FastifyBaseLogger, 'error'>): VisitWatch {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  let isRunning = false;
  const look = () => {
    if (isRunning) return;
    isRunning = true;
    running = endVisits(services)
      .then(({ there }) => {
        if (there === 0) stop();
      })
      .catch((error: unknown) => log.error(error, 'visits of rooms could not be ended'))
      .finally(() => (isRunning = false));
  };
  return {
    start() {
      timer ??= setInterval(look, EVERY_MS).unref();
    },
    async stop() {
      stop();
      await running;
    },
  };
}
