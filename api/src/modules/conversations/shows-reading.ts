import type { Tx } from '../../db/run-as.ts';

/** "Read" is shown only where both parties show it. `tx` runs as `system`. */
export async function showsReading(tx: Tx, parties: readonly string[]): Promise<boolean> {
  const hidden = await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', parties)
    .where('readReceipts', '=', false)
    .executeTakeFirst();
  return hidden === undefined;
}
