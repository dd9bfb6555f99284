import { checkConflicts } from '../modules/conflict-checks/check-conflicts.ts';
import type { Tx } from '../db/run-as.ts';
import { clientOf } from './seed-clients.ts';
import { appointments, clientNotes } from './seed-data.ts';
import { seedId } from './seed-id.ts';
import { professionalId } from './seed-professionals.ts';

/**
 * Whom the clients of the demonstration have named with their requests, what the check for a conflict of interest finds in
 * them, and what professionals have noted about clients.
 */
export async function seedParties(tx: Tx): Promise<void> {
  for (const [index, { parties = [] }] of appointments.entries()) {
    if (parties.length === 0) continue;
    const { id: appointmentId, createdAt, ...sides } = await matterOf(tx, index);
    await tx
      .insertInto('appointmentParties')
      .values(
        parties.map((party) => ({
          ...{ ...party, ...sides, appointmentId, addedBy: 'client' as const, role: 'other' as const },
          id: seedId('party', `${index} ${party.name}`),
          createdAt,
        })),
      )
      .execute();
  }
  for (const { professional, client, text } of clientNotes)
    await tx
      .updateTable('clients')
      .set({ privateNotes: text })
      .where('professionalId', '=', professionalId(professional))
      .where('clientId', '=', clientOf(client))
      .execute();
  for (const [index, { status, parties = [] }] of appointments.entries())
    if (status === 'waiting' || parties.length > 0) {
      const { createdAt, ...matter } = await matterOf(tx, index);
      const checkId = seedId('check', String(index));
      await checkConflicts(tx, matter, { now: createdAt, isNew: true, checkId });
      if (status === 'waiting') continue;
      // Nothing is agreed before the professional's own check.
      const confirmedAt = new Date(createdAt.getTime() + 30 * 60_000);
      await tx
        .updateTable('conflictChecks')
        .set({ confirmedAt, confirmedBy: matter.professionalId })
        .where('id', '=', checkId)
        .execute();
      await tx.updateTable('appointments').set({ withheld: false }).where('id', '=', matter.id).execute();
    }
}

const matterOf = (tx: Tx, index: number) =>
  tx
    .selectFrom('appointments')
    .select(['id', 'professionalId', 'clientId', 'createdAt'])
    .where('id', '=', seedId('appointment', String(index)))
    .executeTakeFirstOrThrow();
