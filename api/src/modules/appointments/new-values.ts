import type { Actor, AppointmentStatus } from 'shared-contracts/processes/appointment-life-cycle';
import { expiryOf } from 'shared-contracts/processes/expiry-of';
import { isWithinNotice } from 'shared-contracts/processes/is-within-notice';
import { longestMinutes } from 'shared-contracts/schemas/appointment';
import type { Tx } from '../../db/run-as.ts';
import { Problem } from '../../http/problem.ts';
import { readDiaries } from '../availability/read-diaries.ts';
import { openFor } from '../availability/open-diary.ts';
import type { OpenDiary } from '../availability/open-diary.ts';
import { isFree, refusal, requireOffered } from '../availability/offered-slot.ts';
import { noProposal } from './record-change.ts';
import type { StoredAppointment } from './types.ts';
import type { Step } from './transition-of.ts';

const MINUTE = 60_000;
const LONGEST = longestMinutes * MINUTE;

interface Situation {
  readonly before: StoredAppointment;
  readonly step: Step;
  readonly actor: Exclude<Actor, 'system'>;
  readonly to: AppointmentStatus;
  readonly now: Date;
}

/** The new column values of a transition. @throws Problem when it is not allowed. */
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
      // The other party asks for another time: that is what is to be answered.
      if (
        step.name === 'accept' &&
        situation.before.proposedBy !== null &&
        situation.before.proposedBy !== situation.actor
      )
        throw new Problem(422, 'TRANSITION_NOT_ALLOWED');
      return {
        ...noProposal,
        ...(to === 'accepted' && situation.before.askedNow && begunAt(situation.before, situation.now)),
        status: to,
        changeReason: step.changeReason,
        changeNote: step.changeNote,
        expiresAt: null,
      };
  }
}

/** A call at once begins in the minute it is accepted, and keeps its length. */
function begunAt({ startsAt, endsAt }: StoredAppointment, now: Date): Pick<StoredAppointment, 'startsAt' | 'endsAt'> {
  const start = Math.floor(now.getTime() / MINUTE) * MINUTE;
  return { startsAt: new Date(start), endsAt: new Date(start + endsAt.getTime() - startsAt.getTime()) };
}

/** Another time, reserved until it is answered; the appointment keeps its own until the other party agrees. */
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
  requireFree(await diaryAround(tx, situation, step.startsAt, endsAt), situation, step.startsAt, endsAt);
  // Time to answer, but not past the start of the earlier time; a request whose proposal is declined keeps its own expiry.
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
  // Reserved since it was proposed, so it can only have passed.
  if (startsAt <= now) {
    const diary = await diaryAround(tx, situation, startsAt, proposedEndsAt);
    throw refusal('SLOT_IN_PAST', diary, { startsAt, callType: before.callType, now });
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

/** Clients may only move to an offered slot; professionals to any free time, regardless of notice and hours. */
function requireFree(diary: OpenDiary, { before, actor, now }: Situation, startsAt: Date, endsAt: Date): void {
  const wanted = { startsAt, callType: before.callType, now };
  if (actor === 'client') requireOffered(diary, wanted);
  if (startsAt <= now) throw refusal('SLOT_IN_PAST', diary, wanted);
  if (!isFree(diary, startsAt.getTime() / MINUTE, endsAt.getTime() / MINUTE))
    throw refusal('SLOT_TAKEN', diary, wanted);
}

/** Only clients are bound by the notice to cancel or move. */
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

/**
 * The diary without the appointment itself, whose own time stays selectable; open for its length and call type. Professionals may choose a
 * time that another calendar of theirs holds.
 */
async function diaryAround(
  tx: Tx,
  { before, actor, now }: Situation,
  startsAt: Date,
  endsAt: Date,
): Promise<OpenDiary> {
  const start = Math.floor(startsAt.getTime() / MINUTE);
  const ignoresCalendars = actor === 'professional';
  const window = { from: start - 7 * 1440, to: start + 28 * 1440, now, except: before.id, ignoresCalendars };
  const diary = (await readDiaries(tx, [before.professionalId], window)).get(before.professionalId);
  if (!diary) throw new Error(`professional ${before.professionalId} has no row`);
  return openFor(diary, { minutes: (endsAt.getTime() - startsAt.getTime()) / MINUTE, callTypes: [before.callType] });
}
