import type { Kysely } from 'kysely';
import type { InvoiceIssuer } from 'shared-contracts/schemas/billing';
import { partyName } from 'shared-contracts/formats/person/party-name';
import type { Tables } from '../../db/schema.ts';
import { runAsSystem } from '../../db/run-as.ts';
import { readParties } from '../users/read-parties.ts';

/** More than a person ever pays. */
const MOST = 200;

/** The professionals whose invoices a client has received, by name. */
export function listIssuers(db: Kysely<Tables>, clientId: string): Promise<InvoiceIssuer[]> {
  return runAsSystem(db, async (tx) => {
    const rows = await tx
      .selectFrom('invoices')
      .select('professionalId')
      .distinct()
      .where('clientId', '=', clientId)
      .where('issuedAt', 'is not', null)
      .limit(MOST)
      .execute();
    const parties = await readParties(
      { asSystem: (work) => work(tx) },
      rows.map(({ professionalId }) => professionalId),
    );
    return [...parties]
      .map(([id, { firstNames, lastName, kind, companyName }]) => ({ id, firstNames, lastName, kind, companyName }))
      .sort((one, other) => partyName(one).localeCompare(partyName(other), 'fr'));
  });
}
