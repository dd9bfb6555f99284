import { LoadError, type LoadStep } from '../loading/load-error.ts';
import { withDeadline } from '../loading/with-deadline.ts';

/** Timeout in milliseconds: the error card is waiting. */
const timeout = 2_000;

/** Loads the code that handles a failing step. @throws LoadError when that fails to load as well */
export const loadTroubleshooting = (step: LoadStep) =>
  withDeadline(import('./troubleshooting.ts'), timeout, 'looking for the cause').catch((error: unknown) => {
    throw new LoadError(step, 'unreachable', 'neither the file nor what looks for the cause came', { cause: error });
  });
