import type { Tx } from '../../db/run-as.ts';
import type { CallContext } from '../../generic/call-context.ts';
import type { Change, Row, Write } from '../../generic/table-module.ts';
import { writeEvents } from '../events/write-events.ts';

/** Marks one as read, or as unread again. */
export async function markNotification(context: CallContext, { before, input }: Change, write: Write): Promise<Row> {
  const row = await write(input);
  if ((before.readAt === null) !== (row.readAt === null)) await context.asSystem((tx) => tellPages(tx, context.caller));
  return row;
}

export async function removeNotification(
  context: CallContext,
  _before: Row,
  write: () => Promise<void>,
): Promise<void> {
  await write();
  await context.asSystem((tx) => tellPages(tx, context.caller));
}

/** The reader's open pages, on all devices, count and list anew. `tx` runs as `system`. */
export const tellPages = (tx: Tx, { userId }: Pick<CallContext['caller'], 'userId'>): Promise<void> =>
  writeEvents(tx, [{ userId: String(userId), type: 'notification.changed', data: {} }]);
