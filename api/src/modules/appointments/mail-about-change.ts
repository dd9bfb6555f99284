import type { Actor } from 'shared-contracts/processes/appointment-life-cycle';
import type { Tx } from '../../db/run-as.ts';
import { sendMail } from '../mail/outbox.ts';
import { sendText } from '../sms/outbox.ts';
import type { AppointmentMails } from './appointment-mails.ts';
import { isTexted, type AppointmentTexts } from './appointment-texts.ts';
import type { AppointmentTemplate } from './appointment-template.ts';
import { factsOf } from './facts-of.ts';
import type { Change } from './types.ts';

type Mails = Partial<Record<Exclude<Actor, 'system'>, AppointmentTemplate>>;

/** Mails per transition. The actor gets one only if their calendar changes. */
const mails: Readonly<Record<Change['transition'], (change: Change) => Mails>> = {
  request: (change) =>
    isOffer(change) ? { client: 'offer_received' } : { client: 'request_sent', professional: 'request_received' },
  accept: ({ actor }) => byActor(actor, 'accepted_own', 'accepted'),
  reject: ({ actor }) => byActor(actor, undefined, actor === 'client' ? 'offer_declined' : 'rejected'),
  withdraw: ({ actor }) => byActor(actor, undefined, actor === 'client' ? 'withdrawn' : 'offer_withdrawn'),
  expire: (change) =>
    isOffer(change)
      ? { client: 'offer_expired_client', professional: 'offer_expired_professional' }
      : { client: 'expired_client', professional: 'expired_professional' },
  cancel: ({ actor }) => byActor(actor, 'cancelled_own', 'cancelled'),
  propose: ({ actor }) => byActor(actor, undefined, 'proposed'),
  accept_proposal: ({ actor, before }) =>
    before?.status === 'accepted' ? byActor(actor, 'moved_own', 'moved') : byActor(actor, 'accepted_own', 'accepted'),
  decline_proposal: ({ actor, before }) =>
    byActor(actor, undefined, before?.proposedBy === actor ? 'proposal_taken_back' : 'proposal_declined'),
  expire_proposal: () => ({ client: 'proposal_expired', professional: 'proposal_expired' }),
  complete: () => ({}),
  miss: () => ({}),
  fail: () => ({}),
};

const isOffer = ({ appointment }: Change) => appointment.openedBy === 'professional';

function byActor(actor: Change['actor'], own: AppointmentTemplate | undefined, other: AppointmentTemplate): Mails {
  const [doer, queued] =
    actor === 'client' ? (['client', 'professional'] as const) : (['professional', 'client'] as const);
  return { [queued]: other, ...(own && { [doer]: own }) };
}

/** Queues the mails of a change in its transaction, and texts for those who want them. `tx` runs as `system`. */
export async function mailAboutChange(tx: Tx, change: Change): Promise<void> {
  const { appointment, transition } = change;
  const facts = factsOf(appointment, otherTime(change));
  const queued = Object.entries(mails[transition](change)).map(([party, template]) => {
    const userId = party === 'client' ? appointment.clientId : appointment.professionalId;
    const eventId = `appointment:${appointment.id}:${appointment.sequence}:${template}:${userId}`;
    return { eventId, to: { userId }, template, data: facts };
  });
  await sendMail<AppointmentMails>(tx, ...queued);
  await sendText<AppointmentTexts>(
    tx,
    ...queued.flatMap(({ template, ...text }) => (isTexted(template, appointment) ? [{ ...text, template }] : [])),
  );
}

/** The current or previous proposed time, else the time before a move. */
function otherTime({ appointment, before, transition }: Change): Parameters<typeof factsOf>[1] {
  const proposal = transition === 'propose' ? appointment : transition === 'expire_proposal' ? before : undefined;
  if (proposal) return { startsAt: proposal.proposedStartsAt, endsAt: proposal.proposedEndsAt };
  return transition === 'accept_proposal' && before?.startsAt.getTime() !== appointment.startsAt.getTime()
    ? before
    : undefined;
}
