import { sql } from 'kysely';
import type { Actor } from 'shared-contracts/processes/appointment-life-cycle';
import type { NotificationType } from 'shared-contracts/schemas/event-types';
import type { Tx } from '../../db/run-as.ts';
import { ahead } from '../../db/frequent-statements.ts';
import { daysAround, refreshMasks } from '../availability/refresh-masks.ts';
import { writeEvents } from '../events/write-events.ts';
import { mailAboutChange } from './mail-about-change.ts';
import { recordHistory } from './record-history.ts';
import type { StoredAppointment, Change } from './types.ts';

export const noProposal = { proposedStartsAt: null, proposedEndsAt: null, proposedBy: null } as const;

/** Event and notification type of each transition. */
const eventTypes: Readonly<Record<Change['transition'], NotificationType>> = {
  request: 'appointment.requested',
  accept: 'appointment.accepted',
  reject: 'appointment.rejected',
  withdraw: 'appointment.withdrawn',
  expire: 'appointment.expired',
  cancel: 'appointment.cancelled',
  complete: 'appointment.done',
  miss: 'appointment.no_show',
  fail: 'appointment.failed',
  propose: 'appointment.proposed',
  accept_proposal: 'appointment.moved',
  decline_proposal: 'appointment.proposal_declined',
  expire_proposal: 'appointment.proposal_expired',
};

function openingType({ askedNow, openedBy }: StoredAppointment): NotificationType {
  if (openedBy === 'professional') return 'appointment.offered';
  return askedNow ? 'appointment.call_requested' : 'appointment.requested';
}

/**
 * Everything that belongs to a change, in its transaction: history, masks of the affected days, live events for both parties, a
 * notification for the party that did not act, and mails. `tx` runs as `system` and holds the professional's lock.
 */
export async function recordChange(tx: Tx, change: Change): Promise<void> {
  const { appointment, before, transition, actor, actorId, now } = change;
  const { id, professionalId, clientId, status, startsAt, changeReason } = appointment;
  await recordHistory(tx, change);
  for (const time of timesTouched(appointment, before))
    await refreshMasks(tx, professionalId, now, daysAround(time.startsAt, time.endsAt));
  // No names: notifications must not outlive the deletion of an account.
  const event = (userId: string, role: Actor) => ({
    userId,
    type: transition === 'request' ? openingType(appointment) : eventTypes[transition],
    data: {
      appointmentId: id,
      professionalId,
      clientId,
      status,
      startsAt: startsAt.toISOString(),
      proposedStartsAt: appointment.proposedStartsAt?.toISOString() ?? null,
      changeReason,
      by: actor,
    },
    notify: actor !== role,
  });
  if (before !== undefined && actorId !== null) await readAnswered(tx, actorId, id, now);
  await writeEvents(tx, [event(professionalId, 'professional'), event(clientId, 'client')]);
  await mailAboutChange(tx, change);
}

/** Whoever acts on it has seen what asked them to; their bell counts anew at the event of the change. */
const readAnswered = (tx: Tx, userId: string, id: string, now: Date) =>
  ahead(sql`
    update notifications set read_at = ${now} where user_id = ${userId} and in_app and read_at is null
      and type in ('appointment.requested', 'appointment.call_requested', 'appointment.offered', 'appointment.proposed')
      and data->>'appointmentId' = ${id}`).execute(tx);

/** The appointment's own time, and times that a move or proposal reserved or released. */
function timesTouched(appointment: StoredAppointment, before = appointment): { startsAt: Date; endsAt: Date }[] {
  const touched = new Map<number, { startsAt: Date; endsAt: Date }>();
  const add = (startsAt: Date | null, endsAt: Date | null) => {
    if (startsAt && endsAt) touched.set(startsAt.getTime(), { startsAt, endsAt });
  };
  for (const one of [before, appointment]) add(one.startsAt, one.endsAt);
  const [was, is] = [before.proposedStartsAt?.getTime(), appointment.proposedStartsAt?.getTime()];
  if (was !== is) for (const one of [before, appointment]) add(one.proposedStartsAt, one.proposedEndsAt);
  return [...touched.values()];
}
