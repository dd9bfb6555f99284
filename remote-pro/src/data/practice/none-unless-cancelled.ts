import { wasCancelled } from 'shared-contracts/processes/was-cancelled';

/** A page does without what cannot be read; what was cancelled ends its loader, which would go on to ask for the rest. */
export function noneUnlessCancelled(error: unknown): undefined {
  if (wasCancelled(error)) throw error;
}
