import type { Role } from 'shared-contracts/schemas/vocabulary';
import type { Policy } from '../../policy/policy.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { recordChange } from '../appointments/record-change.ts';
import { storedColumns } from '../appointments/types.ts';
import { dropExportOf } from '../export/data-exports.ts';
import { dropUploadsOf } from '../uploads/drop-uploads.ts';
import { deleteUnneeded } from './delete-unneeded.ts';
import { eraseAccount } from './erase-account.ts';
import { holdAccount } from '../auth/hold-account.ts';
import { endSessions } from '../auth/sessions.ts';
import { leaveLists } from '../waiting-entries/leave-lists.ts';
import { lock } from '../../db/advisory-locks.ts';
import type { Tx } from '../../db/run-as.ts';

/**
 * Deletes an account: ends its sessions, frees held times and notifies the other party, and erases what the policies
 * call personal (decision 072). The row stays, so that its id is never reused. `tx` runs as `system`.
 */
export async function deleteAccount(
  tx: Tx,
  policies: readonly Policy[],
  userId: string,
  role: Role,
  now: Date,
): Promise<void> {
  await lock(tx, 'deletion:one');
  await holdAccount(tx, userId, 'exclusive');
  // Before the account's row, in the order of a password reset.
  await tx.deleteFrom('passwordResets').where('userId', '=', userId).execute();
  await tx.deleteFrom('emailConfirmations').where('userId', '=', userId).execute();
  // A sign-in that has compared the password waits for this and then fails; foreign keys do not wait.
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  if (role === 'professional') await lock(tx, `diary:${userId}`); // a request in progress commits before this or is refused
  await endSessions(tx, userId, now);
  await releaseAppointments(tx, userId, role, now);
  if (role === 'client') await leaveLists(tx, userId);
  await appendAudit(tx, { actorId: userId, actorRole: role, action: 'account.deleted', subject: userId, details: {} });
  await deleteUnneeded(tx, userId);
  await dropUploadsOf(tx, userId, now);
  await dropExportOf(tx, userId, now);
  await eraseAccount(tx, policies, userId);
  await tx.updateTable('users').set({ deletedAt: now }).where('id', '=', userId).execute();
}

async function releaseAppointments(tx: Tx, userId: string, role: Role, now: Date): Promise<void> {
  if (role === 'operator') return;
  const mine = role === 'client' ? ('clientId' as const) : ('professionalId' as const);
  const held = await tx
    .selectFrom('appointments')
    .select(['id', 'professionalId'])
    .where(mine, '=', userId)
    .where('status', 'in', ['waiting', 'accepted'])
    .where('startsAt', '>', now)
    .orderBy('professionalId')
    .orderBy('id')
    .execute();
  for (const { id, professionalId } of held) {
    await lock(tx, `diary:${professionalId}`);
    const before = await tx
      .selectFrom('appointments')
      .select(storedColumns)
      .where('id', '=', id)
      .where('status', 'in', ['waiting', 'accepted'])
      .forUpdate()
      .executeTakeFirst();
    if (!before) continue; // answered or expired meanwhile
    const [transition, status] =
      before.status === 'accepted'
        ? (['cancel', 'cancelled'] as const)
        : role === 'client'
          ? (['withdraw', 'withdrawn'] as const)
          : (['reject', 'rejected'] as const);
    const appointment = await tx
      .updateTable('appointments')
      .set({
        status,
        changeReason: role === 'client' ? 'no_longer_needed' : 'not_available',
        sequence: before.sequence + 1,
        proposedStartsAt: null,
        proposedEndsAt: null,
        proposedBy: null,
      })
      .where('id', '=', id)
      .returning(storedColumns)
      .executeTakeFirstOrThrow();
    await recordChange(tx, { appointment, before, transition, actor: role, actorId: userId, now });
  }
}
