import type { LoadReport } from 'shared-contracts/schemas/load-report';
import { failureKindOf, loadErrorOf } from './remote-error.ts';

export type LoadCause = Pick<Extract<LoadReport, { outcome: 'failed' }>, 'step' | 'reason'>;

/** Step and reason of a failure as reported; undefined for a remote that is switched off. */
export function causeOf(error: unknown): LoadCause | undefined {
  const kind = failureKindOf(error);
  if (kind === 'switchedOff') return undefined;
  if (kind === 'updateNeeded') return { step: 'contract', reason: 'refused' };
  const { step, reason } = loadErrorOf(error) ?? { step: 'render', reason: 'threw' };
  return { step, reason };
}
