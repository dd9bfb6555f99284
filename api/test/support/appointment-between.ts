import type { AppointmentStatus } from 'shared-contracts/processes/appointment-life-cycle';
import { runAsSystem } from '../../src/db/run-as.ts';
import type { Person, TestApi } from './test-api.ts';

const HOUR = 3_600_000;

/** Inserts an appointment of an hour directly, without the booking rules. Returns its id. */
export async function appointmentBetween(
  api: TestApi,
  client: Person,
  professional: Person,
  {
    startsAt,
    status = 'done',
    callType = 'video',
  }: {
    startsAt: Date;
    status?: AppointmentStatus;
    callType?: 'video' | 'call' | 'in_person';
  },
): Promise<string> {
  const row = await runAsSystem(api.services.db, (tx) =>
    tx
      .insertInto('appointments')
      .values({
        clientId: client.id,
        professionalId: professional.id,
        callType,
        status,
        startsAt,
        endsAt: new Date(startsAt.getTime() + HOUR),
        reason: 'a reason to meet',
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return row.id;
}
