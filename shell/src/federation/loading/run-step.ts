import { asLoadError, type LoadStep } from './load-error.ts';

/**
 * Every step of a load begins and ends here. @throws LoadError that names the step; the reason of the signal when whoever waited has left,
 * which is no failure
 */
export async function runStep<T>(step: LoadStep, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await work();
  } catch (error) {
    signal?.throwIfAborted();
    throw asLoadError(step, error);
  }
}
