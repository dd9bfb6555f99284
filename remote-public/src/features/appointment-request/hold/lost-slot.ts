import type { Slot } from 'shared-contracts/schemas/slots';
import type { BookingChoice } from '../booking-choice.ts';
import type { Holding } from './keep-slot.ts';
import type { LostSlot } from './slot-loss.ts';
import type { SendProblem } from '../send/use-send-request.ts';

interface Known {
  readonly asked: Pick<BookingChoice, 'slot' | 'type' | 'loss'>;
  /** The slot among the free ones. */
  readonly listed: Slot | undefined;
  /** Whether the free slots of its day are known. */
  readonly isListKnown: boolean;
  readonly holding: Holding;
  readonly problem: SendProblem | null;
}

/** Why the slot cannot be had, or null: what the URL, sending, holding and the free slots say of it, in this order. */
export function lostSlot({ asked, listed, isListKnown, holding, problem }: Known): LostSlot | null {
  if (asked.loss !== null) return { why: asked.loss, nearest: [] };
  if (asked.slot === null) return null;
  if (problem?.loss) return { why: problem.loss, nearest: problem.nearest };
  if (holding.kind === 'gone') {
    const isTaken = holding.loss === 'taken';
    return { why: isTaken ? 'busy' : holding.loss, nearest: holding.nearest, mayReturn: isTaken };
  }
  if (listed !== undefined && asked.type !== null && !listed.callTypes.includes(asked.type))
    return { why: 'notOffered', nearest: [] };
  // What is held is not missing, whatever an older list says.
  return isListKnown && listed === undefined && holding.kind !== 'held' ? { why: 'busy', nearest: [] } : null;
}
