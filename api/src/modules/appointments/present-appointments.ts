import { sql } from 'kysely';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { readConflicts } from '../conflict-checks/read-conflicts.ts';
import { presentParties } from '../users/present-parties.ts';

/**
 * Adds both parties and, for the professional, the check for a conflict of interest, the reason unless it is withheld, and the number to
 * call of an accepted phone call.
 */
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
  const conflicts = await context.asSystem((tx) =>
    readConflicts(
      tx,
      rows.map(({ id }) => String(id)),
    ),
  );
  const phones = new Map(numbers.map(({ id, phone }) => [id, phone]));
  return shown.map(({ shownReason, withheld: _, ...row }) => ({
    ...row,
    reason: shownReason,
    conflict: conflicts.get(String(row.id)) ?? null,
    ...(isToCall(row) && { client: { ...(row.client as Row), phone: phones.get(String(row.clientId)) } }),
  }));
}
