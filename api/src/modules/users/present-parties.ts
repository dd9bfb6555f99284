import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { readParties } from './read-parties.ts';

/** Adds both parties as they may see each other: name, place and time zone; one query per page. */
export async function presentParties(context: CallContext, rows: readonly Row[]): Promise<readonly Row[]> {
  const parties = await readParties(
    context,
    rows.flatMap((row) => [row.professionalId, row.clientId]),
  );
  return rows.map((row) => ({
    ...row,
    professional: parties.get(String(row.professionalId)),
    client: parties.get(String(row.clientId)),
  }));
}
