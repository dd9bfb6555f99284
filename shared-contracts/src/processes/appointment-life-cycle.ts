/** States of an appointment; `waiting` is shown as pending (specification, section 4; screens.md). */
export const appointmentStatuses = [
  'waiting',
  'accepted',
  'rejected',
  'withdrawn',
  'expired',
  'cancelled',
  'done',
  'no_show',
] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** Who may cause a change; `system` is the clock. */
export type Actor = 'client' | 'professional' | 'system';

/** Who may open an appointment; the other party answers. */
export const openers = ['client', 'professional'] as const;
export type Opener = (typeof openers)[number];

/** One transition of the life cycle. */
export interface Transition {
  readonly name: string;
  readonly from: AppointmentStatus;
  readonly to: AppointmentStatus;
  readonly by: readonly Actor[];
  /** Only of appointments that this party opened. */
  readonly openedBy?: Opener;
  /** Actors who must give a reason. */
  readonly reasonFrom?: readonly Actor[];
  /** When it may happen relative to the start; any time when missing. */
  readonly when?: 'before_start' | 'after_start';
}

/**
 * The life cycle as data: the API enforces it, the screens derive their buttons from it, the tests traverse it
 * (screens.md, "Appointment life cycle"). A proposal (`propose`, `accept_proposal`, `decline_proposal`,
 * `expire_proposal`) keeps the appointment's time until the other party accepts, and blocks the proposed time as well.
 */
export const transitions = [
  { name: 'accept', from: 'waiting', to: 'accepted', by: ['professional'], openedBy: 'client', when: 'before_start' },
  { name: 'accept', from: 'waiting', to: 'accepted', by: ['client'], openedBy: 'professional', when: 'before_start' },
  {
    name: 'reject',
    from: 'waiting',
    to: 'rejected',
    by: ['professional'],
    openedBy: 'client',
    reasonFrom: ['professional'],
  },
  { name: 'reject', from: 'waiting', to: 'rejected', by: ['client'], openedBy: 'professional' },
  { name: 'withdraw', from: 'waiting', to: 'withdrawn', by: ['client'], openedBy: 'client' },
  { name: 'withdraw', from: 'waiting', to: 'withdrawn', by: ['professional'], openedBy: 'professional' },
  { name: 'expire', from: 'waiting', to: 'expired', by: ['system'] },
  {
    name: 'cancel',
    from: 'accepted',
    to: 'cancelled',
    by: ['client', 'professional'],
    reasonFrom: ['professional'],
    when: 'before_start',
  },
  // By the system: both said so, or one did and the other was silent.
  { name: 'complete', from: 'accepted', to: 'done', by: ['professional', 'system'], when: 'after_start' },
  { name: 'miss', from: 'accepted', to: 'no_show', by: ['professional', 'system'], when: 'after_start' },
  // A technical failure, or the professional did not come: it counts for nobody.
  { name: 'fail', from: 'accepted', to: 'cancelled', by: ['system'], when: 'after_start' },
  { name: 'propose', from: 'waiting', to: 'waiting', by: ['professional', 'client'], when: 'before_start' },
  { name: 'propose', from: 'accepted', to: 'accepted', by: ['professional', 'client'], when: 'before_start' },
  { name: 'accept_proposal', from: 'waiting', to: 'accepted', by: ['professional', 'client'] },
  { name: 'accept_proposal', from: 'accepted', to: 'accepted', by: ['professional', 'client'] },
  { name: 'expire_proposal', from: 'accepted', to: 'accepted', by: ['system'] },
  { name: 'decline_proposal', from: 'waiting', to: 'waiting', by: ['professional', 'client'] },
  { name: 'decline_proposal', from: 'accepted', to: 'accepted', by: ['professional', 'client'] },
] as const satisfies readonly Transition[];

export type TransitionName = (typeof transitions)[number]['name'];

/** Statuses that block the appointment's time: two of them never overlap for one professional. */
export const blockingStatuses = ['waiting', 'accepted'] as const satisfies readonly AppointmentStatus[];

/** Statuses of an appointment that will not take place. */
export const closedStatuses = [
  'rejected',
  'withdrawn',
  'expired',
  'cancelled',
] as const satisfies readonly AppointmentStatus[];

/**
 * The transition `name` from `from`, if `actor` may perform it at `now`; undefined otherwise. Instants in milliseconds.
 */
export function findTransition(
  name: TransitionName,
  situation: { from: AppointmentStatus; actor: Actor; openedBy: Opener; startsAt: number; now: number },
): Transition | undefined {
  return (transitions as readonly Transition[]).find(
    (edge) =>
      edge.name === name &&
      edge.from === situation.from &&
      edge.by.includes(situation.actor) &&
      (edge.openedBy ?? situation.openedBy) === situation.openedBy &&
      (edge.when !== 'before_start' || situation.now < situation.startsAt) &&
      (edge.when !== 'after_start' || situation.now >= situation.startsAt),
  );
}
