import type { PartyInput } from 'shared-contracts/schemas/appointment-party';
import type { Tx } from '../../db/run-as.ts';
import type { Matter } from '../conflict-checks/read-names.ts';

/** The parties that a client names with a request. `tx` runs as `system`. */
export async function nameParties(
  tx: Tx,
  { id: appointmentId, professionalId, clientId }: Matter,
  parties: readonly PartyInput[] = [],
): Promise<void> {
  if (parties.length === 0) return;
  const matter = { appointmentId, professionalId, clientId, addedBy: 'client' as const };
  await tx
    .insertInto('appointmentParties')
    .values(parties.map((party) => ({ ...party, ...matter })))
    .execute();
}
