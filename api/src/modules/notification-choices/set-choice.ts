import type { NotificationChoiceInput } from 'shared-contracts/schemas/notification-choice';
import type { Tx } from '../../db/run-as.ts';

/** Changes what is given and leaves the rest. `tx` runs as `system`. */
export const setChoice = (tx: Tx, userId: string, { kind, ...choice }: NotificationChoiceInput) =>
  tx
    .insertInto('notificationChoices')
    .values({ userId, kind, ...choice })
    .onConflict((conflict) => conflict.constraint('notification_choices_once').doUpdateSet({ kind, ...choice }))
    .returningAll()
    .executeTakeFirstOrThrow();
