import type { Tx } from '../../db/run-as.ts';
import type { AppointmentTemplate, Party } from '../mail/mail-templates.ts';
import { sendMail } from '../mail/outbox.ts';
import { factsOf } from './facts-of.ts';
import type { Change } from './record-change.ts';

type Mails = Partial<Record<Party, AppointmentTemplate>>;

/** Who is told what by mail. Whoever did it is told only where a calendar has to follow. */
const mails: Readonly<Record<Change['transition'], (change: Change) => Mails>> = {
  request: () => ({ client: 'request_sent', professional: 'request_received' }),
  accept: () => ({ client: 'accepted', professional: 'accepted_own' }),
  reject: () => ({ client: 'rejected' }),
  withdraw: () => ({ professional: 'withdrawn' }),
  expire: () => ({ client: 'expired_client', professional: 'expired_professional' }),
  cancel: ({ actor }) => byActor(actor, 'cancelled_own', 'cancelled'),
  propose: ({ actor }) => byActor(actor, undefined, 'proposed'),
  accept_proposal: ({ actor, before }) =>
    before?.status === 'accepted' ? byActor(actor, 'moved_own', 'moved') : byActor(actor, 'accepted_own', 'accepted'),
  decline_proposal: ({ actor, before }) =>
    byActor(actor, undefined, before?.proposedBy === actor ? 'proposal_taken_back' : 'proposal_declined'),
  complete: () => ({}),
  miss: () => ({}),
};

function byActor(actor: Change['actor'], own: AppointmentTemplate | undefined, other: AppointmentTemplate): Mails {
  const [doer, told] =
    actor === 'client' ? (['client', 'professional'] as const) : (['professional', 'client'] as const);
  return { [told]: other, ...(own && { [doer]: own }) };
}

/** Promises the mails of a change in its transaction. `tx` runs as `system`. */
export async function mailAboutChange(tx: Tx, change: Change): Promise<void> {
  const { appointment, before, transition } = change;
  const facts = factsOf(appointment, transition === 'propose' ? proposed(appointment) : movedFrom(appointment, before));
  for (const [party, template] of Object.entries(mails[transition](change))) {
    const userId = party === 'client' ? appointment.clientId : appointment.professionalId;
    const eventId = `appointment:${appointment.id}:${appointment.sequence}:${template}:${userId}`;
    await sendMail(tx, { eventId, to: { userId }, template, data: facts });
  }
}

const proposed = ({ proposedStartsAt, proposedEndsAt }: Change['appointment']) => ({
  startsAt: proposedStartsAt,
  endsAt: proposedEndsAt,
});

const movedFrom = (appointment: Change['appointment'], before: Change['before']) =>
  before && before.startsAt.getTime() !== appointment.startsAt.getTime() ? before : undefined;
