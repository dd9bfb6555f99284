import { asCancelled } from 'shared-contracts/processes/was-cancelled';
import { asLoadError, type LoadStep } from './load-error.ts';

/**
 * Every step of a load passes here. @throws LoadError that names the step; the reason of the signal when it was
 * aborted
 */
export async function runStep<T>(step: LoadStep, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (signal?.aborted === true) throw asCancelled(signal.reason);
    throw asLoadError(step, error);
  }
}
