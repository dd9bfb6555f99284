import * as v from 'valibot';
import type { TransitionName } from 'shared-contracts/processes/appointment-life-cycle';
import { appointmentChange, appointmentMove, appointmentProposal } from 'shared-contracts/schemas/appointment';
import { parseInput } from '../../generic/check-input.ts';
import { Problem } from '../../http/problem.ts';

/** `set` of update-where, read as a step of the life cycle. */
export type Step =
  | {
      readonly name: Exclude<
        TransitionName,
        'propose' | 'accept_proposal' | 'decline_proposal' | 'expire' | 'expire_proposal'
      >;
      readonly changeReason: string | null;
      readonly changeNote: string | null;
    }
  | { readonly name: 'propose'; readonly startsAt: Date; readonly endsAt: Date | null }
  | { readonly name: 'decline_proposal' }
  | { readonly name: 'accept_proposal'; readonly startsAt: Date };

const names = {
  accepted: 'accept',
  rejected: 'reject',
  withdrawn: 'withdraw',
  cancelled: 'cancel',
  done: 'complete',
  no_show: 'miss',
} as const;
const strictChange = v.variant(
  'status',
  appointmentChange.options.map((option) => v.strictObject(option.entries)),
);
const strictProposal = v.strictObject(appointmentProposal.entries);
const strictMove = v.strictObject(appointmentMove.entries);

/** @throws Problem 422 for anything that is none of the three shapes. */
export function transitionOf(set: unknown): Step {
  const shape = typeof set === 'object' && set !== null ? set : {};
  if ('startsAt' in shape)
    return { name: 'accept_proposal', startsAt: new Date(parseInput(strictMove, set, '/set').startsAt) };
  if ('proposedStartsAt' in shape) {
    const { proposedStartsAt, proposedEndsAt } = parseInput(strictProposal, set, '/set');
    if (proposedStartsAt === null) return { name: 'decline_proposal' };
    return {
      name: 'propose',
      startsAt: new Date(proposedStartsAt),
      endsAt: proposedEndsAt ? new Date(proposedEndsAt) : null,
    };
  }
  if ('status' in shape && shape.status === 'rejected' && !('changeReason' in shape)) {
    throw new Problem(422, 'VALIDATION_FAILED', {
      errors: [{ pointer: '/set/changeReason', code: 'REASON_REQUIRED' }],
    });
  }
  parseInput(strictChange, set, '/set'); // refuses fields that are none of the step's
  const change = parseInput(appointmentChange, set, '/set');
  const changeReason = 'changeReason' in change ? (change.changeReason ?? null) : null;
  const changeNote = 'changeNote' in change ? change.changeNote : null;
  return { name: names[change.status], changeReason, changeNote };
}
