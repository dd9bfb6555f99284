import { sql } from 'kysely';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { presentParties } from '../users/present-parties.ts';

/** Adds both parties and, for the professional of an accepted phone call, the number to call. */
export async function presentAppointments(context: CallContext, rows: readonly Row[]): Promise<readonly Row[]> {
  const shown = await presentParties(context, rows);
  const isToCall = (row: Row) =>
    row.callType === 'call' && row.status === 'accepted' && row.professionalId === context.caller.userId;
  // Also without a number to look up: a page always takes the same number of queries.
  if (context.caller.role !== 'professional') return shown;
  const clients = rows.filter(isToCall).map((row) => String(row.clientId));
  const numbers = await context.asSystem((tx) =>
    tx
      .selectFrom('users')
      .select(['id', 'phone'])
      .where(sql<boolean>`id = any (${clients}::uuid[])`)
      .execute(),
  );
  const phones = new Map(numbers.map(({ id, phone }) => [id, phone]));
  return shown.map((row) =>
    isToCall(row) ? { ...row, client: { ...(row.client as Row), phone: phones.get(String(row.clientId)) } } : row,
  );
}
