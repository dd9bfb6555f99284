import type { Tx } from '../../db/run-as.ts';
import { writeEvents } from '../events/write-events.ts';
import type { OutgoingEvent } from '../events/write-events.ts';
import { sendMail } from '../mail/outbox.ts';
import { sendText } from '../sms/outbox.ts';
import type { WaitingMails } from './waiting-mails.ts';
import type { WaitingTexts } from './waiting-texts.ts';

/** What happened to an entry of the waiting list. */
export interface News {
  readonly type: 'waiting.offered' | 'waiting.lapsed' | 'waiting.ended';
  readonly entryId: string;
  readonly clientId: string;
  readonly startsAt: Date;
  /** Of an offer. */
  readonly until?: Date;
  /** Of an offer made at night: nobody's phone rings before. */
  readonly wakesAt?: Date | undefined;
  /** Of an end. */
  readonly reason?: 'over' | 'unanswered' | undefined;
}

/**
 * Tells the clients, in all open pages and as a notification, of an offer also by mail and SMS, and refreshes the pages of the professional
 * and of the `others`. `tx` runs as `system`.
 */
export async function tellWaiting(
  tx: Tx,
  professionalId: string,
  news: readonly News[],
  others: readonly string[],
): Promise<void> {
  if (news.length + others.length === 0) return;
  const told = news.map(({ type, entryId, clientId, startsAt, until, reason }): OutgoingEvent => ({
    userId: clientId,
    type,
    data: {
      ...{ waitingEntryId: entryId, professionalId, startsAt: startsAt.toISOString() },
      ...{ until: until?.toISOString() ?? null, ...(reason && { reason }), by: 'system' },
    },
    notify: true,
  }));
  const refreshed = [...new Set([professionalId, ...others])];
  await writeEvents(tx, [
    ...told,
    ...refreshed.map((userId) => ({ userId, type: 'waiting.changed' as const, data: { professionalId } })),
  ]);
  const mails = news.flatMap(({ type, entryId, clientId, startsAt: at, wakesAt: dueAt }) => {
    const startsAt = at.toISOString();
    const eventId = `waiting_offered:${entryId}:${startsAt}`;
    const template = 'waiting_offered' as const;
    return type === 'waiting.offered'
      ? [{ eventId, to: { userId: clientId }, template, data: { entryId, startsAt }, dueAt }]
      : [];
  });
  await sendMail<WaitingMails>(tx, ...mails);
  await sendText<WaitingTexts>(tx, ...mails);
}
