import type { NotificationChoiceInput } from 'shared-contracts/schemas/notification-choice';
import type { CallContext } from '../../generic/call-context.ts';
import { shownColumns } from '../../generic/rows.ts';
import type { Row } from '../../generic/table-module.ts';
import { notificationChoicesPolicy } from './policy.ts';
import { setChoice } from './set-choice.ts';

/** Sets the choice of a kind, in the place of an earlier one. */
export function choose(context: CallContext, input: NotificationChoiceInput): Promise<Row> {
  const userId = String(context.caller.userId);
  return context.asSystem(async (tx) =>
    shownColumns(context, notificationChoicesPolicy, await setChoice(tx, userId, input)),
  );
}
