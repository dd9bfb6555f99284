import type { Tx } from '../../db/run-as.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { writeEvents } from '../events/write-events.ts';
import { sendText } from './outbox.ts';
import type { SmsTexts } from './sms-texts.ts';

/** In any case, with or without accents and what stands around it; alone or as the first word. */
const stopWord = /^[^A-Z]*(?:STOP|STOPALL|ARRET|ARRETER|ARRETEZ|UNSUBSCRIBE|DESINSCRIRE)(?![A-Z])/u;

export const saysStop = (text: string): boolean =>
  stopWord.test(
    text
      .normalize('NFD')
      .replaceAll(/\p{Mn}/gu, '')
      .toUpperCase(),
  );

/** A number as gateways write it: with or without + or 00. */
export const asPhone = (written: string): string => `+${written.replaceAll(/\D/gu, '').replace(/^00/u, '')}`;

/**
 * Nothing more is texted to this number, whoever confirmed it, not even what is queued. It is answered once: a number that takes no texts
 * is not answered. `tx` runs as `system`. Returns whether anything was stopped.
 */
export async function stopNumber(tx: Tx, phone: string, now: Date): Promise<boolean> {
  await tx.deleteFrom('smsCodes').where('phone', '=', phone).execute();
  const stopped = await tx
    .updateTable('smsNumbers')
    .set({ stoppedAt: now })
    .where('phone', '=', phone)
    .where('stoppedAt', 'is', null)
    .returning(['id', 'userId', 'confirmedAt'])
    .execute();
  const [first] = stopped.toSorted((a, b) => a.userId.localeCompare(b.userId));
  if (!first) return false;
  for (const { userId } of stopped)
    await appendAudit(tx, {
      actorId: userId,
      actorRole: 'system',
      action: 'account.sms-stopped',
      subject: userId,
      details: {},
    });
  await writeEvents(
    tx,
    stopped.map(({ userId }) => ({ userId, type: 'account.changed', data: { part: 'sms' } })),
  );
  await sendText<SmsTexts>(tx, {
    eventId: `sms_stopped:${first.id}:${first.confirmedAt.getTime()}`,
    to: { userId: first.userId, phone },
    template: 'sms_stopped',
    data: {},
  });
  return true;
}
