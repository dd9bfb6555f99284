/** States of an advertisement as they are stored. `review` waits for an operator; `approved` is shown on its days. */
export const addStates = ['draft', 'review', 'refused', 'approved', 'paused', 'ended'] as const;
export type AddState = (typeof addStates)[number];

/** What is shown of a state: the days of an approved advertisement say whether it is scheduled, running or ended. */
export type AddPhase = 'draft' | 'review' | 'refused' | 'scheduled' | 'running' | 'paused' | 'ended';

export type AddActor = 'professional' | 'operator';

/** One transition of the life cycle. */
export interface AddTransition {
  readonly name: string;
  readonly from: AddState;
  readonly to: AddState;
  readonly by: AddActor;
  readonly needsReason?: true;
  /** Also after the last day. A submission is then refused at its days, which can be changed. */
  readonly isAlsoLate?: true;
}

/**
 * The life cycle as data: the API enforces it, the screens derive their buttons from it. `change` is an edit of what an
 * operator had approved: it is not shown until it is approved again (decision 107).
 */
export const addTransitions = [
  { name: 'submit', from: 'draft', to: 'review', by: 'professional', isAlsoLate: true },
  { name: 'submit', from: 'refused', to: 'review', by: 'professional', isAlsoLate: true },
  { name: 'withdraw', from: 'review', to: 'draft', by: 'professional', isAlsoLate: true },
  { name: 'approve', from: 'review', to: 'approved', by: 'operator' },
  { name: 'refuse', from: 'review', to: 'refused', by: 'operator', needsReason: true, isAlsoLate: true },
  { name: 'refuse', from: 'approved', to: 'refused', by: 'operator', needsReason: true, isAlsoLate: true },
  { name: 'refuse', from: 'paused', to: 'refused', by: 'operator', needsReason: true, isAlsoLate: true },
  { name: 'pause', from: 'approved', to: 'paused', by: 'professional' },
  { name: 'resume', from: 'paused', to: 'approved', by: 'professional' },
  { name: 'end', from: 'approved', to: 'ended', by: 'professional' },
  { name: 'end', from: 'paused', to: 'ended', by: 'professional' },
  { name: 'change', from: 'approved', to: 'review', by: 'professional' },
  { name: 'change', from: 'paused', to: 'review', by: 'professional' },
] as const satisfies readonly AddTransition[];

export type AddTransitionName = (typeof addTransitions)[number]['name'];

/** What decides what may be done with an advertisement. Days are `YYYY-MM-DD` in UTC. */
export interface AddSituation {
  readonly state: AddState;
  readonly startsOn: string;
  readonly endsOn: string;
}

/** The phase on the day `today` (UTC). */
export function addPhase({ state, startsOn, endsOn }: AddSituation, today: string): AddPhase {
  if (state !== 'approved' && state !== 'paused') return state;
  if (endsOn < today) return 'ended';
  if (state === 'paused') return 'paused';
  return startsOn <= today ? 'running' : 'scheduled';
}

/** The transition `name` that `by` may cause on the day `today` (UTC); undefined where there is none. */
export const findAddTransition = (
  name: AddTransitionName,
  { by, today, state, endsOn }: AddSituation & { readonly by: AddActor; readonly today: string },
): AddTransition | undefined =>
  (addTransitions as readonly AddTransition[]).find(
    (edge) =>
      edge.name === name && edge.from === state && edge.by === by && (edge.isAlsoLate === true || today <= endsOn),
  );

/** States whose words, picture, target, placement and days may be changed by their owner. */
export const canEditAdd = (situation: AddSituation, today: string): boolean =>
  situation.state === 'draft' ||
  situation.state === 'refused' ||
  findAddTransition('change', { ...situation, by: 'professional', today }) !== undefined;
