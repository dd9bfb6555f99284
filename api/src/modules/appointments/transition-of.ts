import type * as v from 'valibot';
import type { TransitionName } from 'shared-contracts/processes/appointment-life-cycle';
import type {
  appointmentChange,
  appointmentMove,
  appointmentProposal,
} from 'shared-contracts/schemas/appointment-change';

/** A transition of the life cycle, as requested by `set` of update-where. */
export type Step =
  | {
      readonly name: Exclude<
        TransitionName,
        'propose' | 'accept_proposal' | 'decline_proposal' | 'expire' | 'expire_proposal' | 'fail'
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

export type StepInput = v.InferOutput<typeof appointmentChange | typeof appointmentProposal | typeof appointmentMove>;

export function transitionOf(input: StepInput): Step {
  if ('startsAt' in input) return { name: 'accept_proposal', startsAt: new Date(input.startsAt) };
  if ('proposedStartsAt' in input) {
    const { proposedStartsAt, proposedEndsAt } = input;
    if (proposedStartsAt === null) return { name: 'decline_proposal' };
    return {
      name: 'propose',
      startsAt: new Date(proposedStartsAt),
      endsAt: proposedEndsAt ? new Date(proposedEndsAt) : null,
    };
  }
  const changeReason = 'changeReason' in input ? (input.changeReason ?? null) : null;
  const changeNote = 'changeNote' in input ? input.changeNote : null;
  return { name: names[input.status], changeReason, changeNote };
}
