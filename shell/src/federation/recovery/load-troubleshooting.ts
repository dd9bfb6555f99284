import { LoadError, type LoadStep } from '../loading/load-error.ts';
import { withDeadline } from '../loading/with-deadline.ts';

/** Longest time that it may take, in milliseconds: the person waits for the card. */
const patience = 2_000;

/** The code for a step that does not go well. @throws LoadError when the shell's own server does not bring that either */
export const loadTroubleshooting = (step: LoadStep) =>
  withDeadline(import('./troubleshooting.ts'), patience, 'looking for the cause').catch((error: unknown) => {
    throw new LoadError(step, 'unreachable', 'neither the file nor what looks for the cause came', { cause: error });
  });
