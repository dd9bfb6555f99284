import type { AppointmentStatus } from 'shared-contracts/processes/appointment-life-cycle';
import { expiryOf } from 'shared-contracts/processes/expiry-of';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
import type { Tx } from '../db/run-as.ts';
import { bookedAs } from '../modules/appointments/booked-as.ts';
import type { BookedAs } from '../modules/appointments/booked-as.ts';
import { offerOf, openFor } from '../modules/availability/open-diary.ts';
import { readDiaries } from '../modules/availability/read-diaries.ts';
import { freeSlots } from '../modules/availability/free-slots.ts';
import { typesOf } from '../modules/availability/schedule.ts';
import { clientOf } from './seed-clients.ts';
import { appointments } from './seed-data.ts';
import type { SeedAppointment } from './seed-data.ts';
import { pick, seedId } from './seed-id.ts';
import { professionalId } from './seed-professionals.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const endings: Readonly<
  Partial<Record<AppointmentStatus, { transition: string; by: 'client' | 'professional' | 'system' }>>
> = {
  accepted: { transition: 'accept', by: 'professional' },
  rejected: { transition: 'reject', by: 'professional' },
  withdrawn: { transition: 'withdraw', by: 'client' },
  expired: { transition: 'expire', by: 'system' },
  cancelled: { transition: 'cancel', by: 'client' },
  done: { transition: 'complete', by: 'professional' },
  no_show: { transition: 'miss', by: 'professional' },
};

/** Appointments in every state around today, on times that their professionals really offer, each with its history. */
export async function seedAppointments(tx: Tx, now: Date): Promise<void> {
  for (const [index, appointment] of appointments.entries()) await insert(tx, appointment, index, now);
}

async function insert(tx: Tx, planned: SeedAppointment, index: number, now: Date): Promise<void> {
  const professional = professionalId(planned.professional);
  const client = clientOf(planned.client);
  const time = await freeTime(tx, professional, planned, index, now);
  const isAhead = planned.day >= 0;
  const isOffer = planned.openedBy === 'professional';
  const createdAt = new Date(
    isAhead ? now.getTime() - (2 + pick(`asked ${index}`, 20)) * HOUR : time.startsAt.getTime() - 3 * DAY,
  );
  const [proposed] =
    planned.proposesDay === undefined
      ? []
      : [await freeTime(tx, professional, { ...planned, day: planned.proposesDay }, index, now)];
  const id = seedId('appointment', String(index));
  const ending = endings[planned.status];
  await tx
    .insertInto('appointments')
    .values({
      id,
      professionalId: professional,
      clientId: client,
      callType: time.callType,
      ...time.bookedAs,
      status: planned.status,
      openedBy: planned.openedBy,
      startsAt: time.startsAt,
      endsAt: time.endsAt,
      reason: planned.reason,
      privateNotes: planned.notes ?? null,
      changeReason: planned.changeReason ?? null,
      changeNote: planned.changeNote ?? null,
      proposedStartsAt: proposed?.startsAt ?? null,
      proposedEndsAt: proposed?.endsAt ?? null,
      proposedBy: proposed ? 'professional' : null,
      expiresAt: planned.status === 'waiting' || proposed ? expiryOf(createdAt, time.startsAt) : null,
      sequence: (planned.status === 'waiting' ? 0 : 1) + (proposed ? 1 : 0),
      createdAt,
    })
    .execute();
  const step = (transition: string) => ({ id: seedId('history', `${id} ${transition}`), transition });
  const entry = { appointmentId: id, professionalId: professional, clientId: client, startsAt: time.startsAt };
  const answeredAt =
    planned.status === 'done' || planned.status === 'no_show'
      ? time.endsAt
      : new Date(createdAt.getTime() + 90 * MINUTE);
  const acceptedFirst = ['done', 'no_show', 'cancelled'].includes(planned.status);
  await tx
    .insertInto('appointmentHistory')
    .values([
      {
        ...entry,
        at: createdAt,
        actorRole: planned.openedBy,
        actorId: isOffer ? professional : client,
        ...step('request'),
        fromStatus: null,
        toStatus: 'waiting',
      },
      ...(acceptedFirst
        ? [
            {
              ...entry,
              at: new Date(createdAt.getTime() + 45 * MINUTE),
              actorRole: 'professional' as const,
              actorId: professional,
              ...step('accept'),
              fromStatus: 'waiting' as const,
              toStatus: 'accepted' as const,
            },
          ]
        : []),
      ...(ending
        ? [
            {
              ...entry,
              at: answeredAt,
              actorRole: ending.by,
              actorId: ending.by === 'system' ? null : ending.by === 'client' ? client : professional,
              ...step(ending.transition),
              fromStatus: acceptedFirst ? ('accepted' as const) : ('waiting' as const),
              toStatus: planned.status,
              changeReason: planned.changeReason ?? null,
              changeNote: planned.changeNote ?? null,
            },
          ]
        : []),
      ...(proposed
        ? [
            {
              ...entry,
              at: new Date(createdAt.getTime() + 105 * MINUTE),
              actorRole: 'professional' as const,
              actorId: professional,
              ...step('propose'),
              fromStatus: planned.status,
              toStatus: planned.status,
              startsAt: proposed.startsAt,
            },
          ]
        : []),
    ])
    .execute();
  const isRequest = planned.status === 'waiting' && !isOffer;
  const toTell = isRequest ? professional : planned.client === 'demo' ? client : undefined;
  if (toTell === undefined) return;
  const opened = isOffer ? 'appointment.offered' : 'appointment.requested';
  const type = planned.status === 'waiting' ? opened : `appointment.${planned.status}`;
  const data = {
    appointmentId: id,
    professionalId: professional,
    clientId: client,
    status: planned.status,
    startsAt: time.startsAt.toISOString(),
  };
  await tx
    .insertInto('notifications')
    .values({
      id: seedId('notification', id),
      userId: toTell,
      type,
      data: JSON.stringify(data),
      createdAt: planned.status === 'waiting' ? createdAt : answeredAt,
      readAt: isAhead ? null : now,
    })
    .execute();
}

/** A free slot of the professional on the planned day or the next working one; for the past, the nearest day that has one. */
async function freeTime(
  tx: Tx,
  professional: string,
  planned: SeedAppointment,
  index: number,
  now: Date,
): Promise<Time> {
  for (const earlier of planned.day < 0 ? [0, 2, 4, 6] : [0]) {
    const time = await slotFrom(tx, professional, { ...planned, day: planned.day - earlier }, index, now);
    if (time) return time;
  }
  throw new Error(`no free slot for appointment ${index} of ${planned.professional}`);
}

interface Time {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly callType: CallType;
  readonly bookedAs: BookedAs & { readonly consultationId: string };
}

async function slotFrom(
  tx: Tx,
  professional: string,
  planned: SeedAppointment,
  index: number,
  now: Date,
): Promise<Time | undefined> {
  const moment = now.getTime() + planned.day * DAY;
  const from = Math.floor((planned.day > 0 ? Math.floor(moment / DAY) * DAY : moment) / MINUTE);
  const window = { from, to: from + 14 * 1440, now: new Date(from * MINUTE) };
  const diary = (await readDiaries(tx, [professional], window)).get(professional);
  if (!diary) throw new Error(`no professional ${planned.professional} to seed an appointment for`);
  const offer = offerOf(diary, { callType: planned.callType }) ?? offerOf(diary, {});
  if (!offer) throw new Error(`${planned.professional} offers no consultation`);
  const to = planned.day < 0 ? Math.floor(now.getTime() / MINUTE) - offer.minutes : window.to;
  const schedule = { ...openFor(diary, offer).schedule, minimumNoticeMinutes: 0 };
  const { starts, types } = freeSlots(schedule, diary.busy, { from, to, now: from, limit: 12 });
  const chosen = pick(`slot ${index}`, Math.max(1, Math.min(starts.length, planned.day === 0 ? 2 : 8)));
  const start = starts[chosen];
  if (start === undefined) return undefined;
  const offered = typesOf(types[chosen] ?? 0);
  const callType = planned.callType && offered.includes(planned.callType) ? planned.callType : (offered[0] ?? 'video');
  const consultationId = offer.id;
  const consultation = await tx
    .selectFrom('consultations')
    .select(['id', 'nameFr', 'nameEn', 'minutes', 'feeKind', 'fee', 'currency', 'callTypes'])
    .select(['meetingProvider', 'videoLink'])
    .select(['preparationFr', 'preparationEn'])
    .where('id', '=', consultationId)
    .executeTakeFirstOrThrow();
  return {
    startsAt: new Date(start * MINUTE),
    endsAt: new Date((start + offer.minutes) * MINUTE),
    callType,
    bookedAs: { consultationId, ...bookedAs(consultation, callType) },
  };
}
