import { findTransition } from 'shared-contracts/processes/appointment-life-cycle';
import type { MeetingOutcomeName } from 'shared-contracts/schemas/meeting-outcome';
import type { Tx } from '../../db/run-as.ts';
import { recordChange } from '../appointments/record-change.ts';
import { storedColumns } from '../appointments/types.ts';

const steps = {
  took_place: { name: 'complete', changeReason: null },
  client_absent: { name: 'miss', changeReason: null },
  professional_absent: { name: 'fail', changeReason: 'professional_absent' },
  technical_failure: { name: 'fail', changeReason: 'technical_failure' },
} as const satisfies Record<MeetingOutcomeName, object>;

interface Settling {
  readonly appointmentId: string;
  readonly settled: MeetingOutcomeName;
  readonly now: Date;
}

/** Gives the appointment its last status, unless it has one. `tx` runs as `system` and holds the diary. */
export async function settle(tx: Tx, { appointmentId, settled, now }: Settling): Promise<void> {
  await tx
    .updateTable('meetingOutcomes')
    .set({ settled, settledAt: now })
    .where('appointmentId', '=', appointmentId)
    .execute();
  const before = await tx
    .selectFrom('appointments')
    .select(storedColumns)
    .where('id', '=', appointmentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { name: transition, changeReason } = steps[settled];
  const situation = { actor: 'system', openedBy: before.openedBy, startsAt: before.startsAt.getTime() } as const;
  const edge = findTransition(transition, { ...situation, from: before.status, now: now.getTime() });
  if (!edge) return;
  const appointment = await tx
    .updateTable('appointments')
    .set({ status: edge.to, changeReason, sequence: before.sequence + 1 })
    .where('id', '=', appointmentId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordChange(tx, { appointment, before, transition, actor: 'system', actorId: null, now });
}
