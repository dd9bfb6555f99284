import { isDeepStrictEqual } from 'node:util';
import type { CallContext } from '../../generic/call-context.ts';
import type { Change, Row, Write } from '../../generic/table-module.ts';

/** Operators publish what they have read, so an advertisement changed by its owner has to be published again. */
export async function changeAdd(context: CallContext, { id, before, input }: Change, write: Write): Promise<Row> {
  const row = await write(input);
  const isOther = Object.keys(input).some((name) => !isDeepStrictEqual(row[name], before[name]));
  if (context.scope === 'operator' || row.publishedAt === null || !isOther) return row;
  await context.asSystem((tx) => tx.updateTable('adds').set({ publishedAt: null }).where('id', '=', id).execute());
  return { ...row, publishedAt: null };
}
