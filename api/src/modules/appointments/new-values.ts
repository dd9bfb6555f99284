import type { Actor, AppointmentStatus } from 'shared-contracts/processes/appointment-life-cycle';
import { expiryOf } from 'shared-contracts/processes/expiry-of';
import { isWithinNotice } from 'shared-contracts/processes/is-within-notice';
import type { Tx } from '../../db/run-as.ts';
import { Problem } from '../../http/problem.ts';
import { readDiaries } from '../availability/read-diaries.ts';
import type { Diary } from '../availability/read-diaries.ts';
import { isFree, refusal, requireOffered } from '../availability/offered-slot.ts';
import { noProposal } from './record-change.ts';
import type { StoredAppointment } from './record-change.ts';
import type { Step } from './transition-of.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LONGEST = 8 * HOUR;

interface Situation {
  readonly before: StoredAppointment;
  readonly step: Step;
  readonly actor: Exclude<Actor, 'system'>;
  readonly to: AppointmentStatus;
  readonly now: Date;
}

/** What a step writes into the row. @throws Problem when the step may not be taken. */
export async function newValues(tx: Tx, situation: Situation): Promise<Partial<StoredAppointment>> {
  const { step, to } = situation;
  switch (step.name) {
    case 'propose':
      return proposal(tx, situation, step);
    case 'decline_proposal':
      if (situation.before.proposedStartsAt === null) throw new Problem(422, 'TRANSITION_NOT_ALLOWED');
      return { ...noProposal, ...(situation.before.status === 'accepted' && { expiresAt: null }) };
    case 'accept_proposal':
      return acceptedProposal(tx, situation, step.startsAt);
    default:
      if (step.name === 'cancel') await requireNotice(tx, situation);
      return {
        ...noProposal,
        status: to,
        changeReason: step.changeReason,
        changeNote: step.changeNote,
        expiresAt: null,
      };
  }
}

/** The other time that somebody suggests, held until it is answered; the appointment keeps its own until the other party agrees. */
async function proposal(
  tx: Tx,
  situation: Situation,
  step: Extract<Step, { name: 'propose' }>,
): Promise<Partial<StoredAppointment>> {
  const { before, actor, now } = situation;
  if (before.status === 'accepted') await requireNotice(tx, situation);
  const length = before.endsAt.getTime() - before.startsAt.getTime();
  const endsAt = step.endsAt ?? new Date(step.startsAt.getTime() + length);
  const asked = endsAt.getTime() - step.startsAt.getTime();
  if (asked <= 0 || asked > LONGEST || (actor === 'client' && asked !== length)) {
    throw new Problem(422, 'VALIDATION_FAILED', {
      errors: [{ pointer: '/set/proposedEndsAt', code: 'RANGE_INVALID' }],
    });
  }
  requireFree(await diaryAround(tx, before, step.startsAt, now), situation, step.startsAt, endsAt);
  // The other side needs time to answer, but never past a time that is held; a request that goes on without its proposal has its own.
  const isSooner = before.status === 'accepted' && step.startsAt < before.startsAt;
  return {
    proposedStartsAt: step.startsAt,
    proposedEndsAt: endsAt,
    proposedBy: actor,
    expiresAt: expiryOf(now, isSooner ? step.startsAt : before.startsAt),
  };
}

async function acceptedProposal(tx: Tx, situation: Situation, startsAt: Date): Promise<Partial<StoredAppointment>> {
  const { before, actor, to, now } = situation;
  const { proposedStartsAt, proposedEndsAt, proposedBy } = before;
  if (proposedStartsAt === null || proposedEndsAt === null || proposedBy === actor)
    throw new Problem(422, 'TRANSITION_NOT_ALLOWED');
  if (proposedStartsAt.getTime() !== startsAt.getTime()) throw new Problem(412, 'PRECONDITION_FAILED');
  // Held since it was proposed, so nothing but the clock can have taken it away.
  if (startsAt <= now) {
    const minutes = (proposedEndsAt.getTime() - startsAt.getTime()) / MINUTE;
    const wanted = { startsAt, callType: before.callType, now, minutes };
    throw refusal('SLOT_IN_PAST', await diaryAround(tx, before, startsAt, now), wanted);
  }
  return {
    ...noProposal,
    status: to,
    startsAt,
    endsAt: proposedEndsAt,
    expiresAt: null,
    changeReason: null,
    changeNote: null,
  };
}

/** A client moves to an offered slot; a professional anywhere in the own diary, the own notice and hours do not bind. */
function requireFree(diary: Diary, { before, actor, now }: Situation, startsAt: Date, endsAt: Date): void {
  const minutes = (endsAt.getTime() - startsAt.getTime()) / MINUTE;
  const wanted = { startsAt, callType: before.callType, now, minutes };
  if (actor === 'client') requireOffered(diary, wanted);
  if (startsAt <= now) throw refusal('SLOT_IN_PAST', diary, wanted);
  if (!isFree(diary, startsAt.getTime() / MINUTE, endsAt.getTime() / MINUTE))
    throw refusal('SLOT_TAKEN', diary, wanted);
}

/** The notice to cancel and move binds the client. */
async function requireNotice(tx: Tx, { before, actor, now }: Situation): Promise<void> {
  if (actor !== 'client') return;
  const { cancelNoticeHours } = await tx
    .selectFrom('professionals')
    .select('cancelNoticeHours')
    .where('id', '=', before.professionalId)
    .executeTakeFirstOrThrow();
  if (isWithinNotice(before.startsAt, now, cancelNoticeHours)) {
    throw new Problem(422, 'CANCEL_NOTICE_PASSED', { details: { cancelNoticeHours } });
  }
}

/** The diary without the appointment itself: its own time stays selectable while it is moved. */
async function diaryAround(tx: Tx, before: StoredAppointment, startsAt: Date, now: Date): Promise<Diary> {
  const start = Math.floor(startsAt.getTime() / MINUTE);
  const window = { from: start - 7 * 1440, to: start + 28 * 1440, now, except: before.id };
  const diary = (await readDiaries(tx, [before.professionalId], window)).get(before.professionalId);
  if (!diary) throw new Error(`professional ${before.professionalId} has no row`);
  return diary;
}
