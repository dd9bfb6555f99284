import type { Tx } from '../../db/run-as.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { writeEvents } from '../events/write-events.ts';
import { sendMail } from '../mail/outbox.ts';
import type { SecondStepChange, SecondStepMails } from './second-step-mails.ts';

/** Writes a change of the second steps down, tells its owner by mail, and their open pages. `tx` runs as `system`. */
export async function announce(tx: Tx, userId: string, change: SecondStepChange): Promise<void> {
  const { role } = await tx.selectFrom('users').select('role').where('id', '=', userId).executeTakeFirstOrThrow();
  const action = `account.${change}`;
  const entry = await appendAudit(tx, { actorId: userId, actorRole: role, action, subject: userId, details: {} });
  await sendMail<SecondStepMails>(tx, {
    eventId: `second_step:${entry}`,
    to: { userId },
    template: 'second_step_changed',
    data: { change },
  });
  await writeEvents(tx, [{ userId, type: 'account.changed', data: { part: 'factors' } }]);
}
