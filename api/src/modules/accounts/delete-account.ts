import type { Tx } from '../../db/run-as.ts';
import type { Role } from 'shared-contracts/schemas/vocabulary';
import { appendAudit } from '../audit/append-audit.ts';
import { recordChange, storedColumns } from '../appointments/record-change.ts';
import { removeDocuments } from '../documents/remove-documents.ts';
import { dropUploadsOf } from '../uploads/drop-uploads.ts';
import { forgetWriting } from './forget-writing.ts';
import { holdAccount } from '../auth/hold-account.ts';
import { endSessions } from '../auth/sessions.ts';
import { lock } from '../../db/advisory-locks.ts';

/**
 * Deletes an account: sessions end, what held somebody's time is freed and the other party told, what others must keep (appointments)
 * stays without a name. The row stays too, so that its id is never used again. `tx` runs as `system`.
 */
export async function deleteAccount(tx: Tx, userId: string, role: Role, now: Date): Promise<void> {
  await holdAccount(tx, userId, 'alone');
  // Before the row of the account, as who sets another password by a mailed link.
  await tx.deleteFrom('passwordResets').where('userId', '=', userId).execute();
  await tx.deleteFrom('emailConfirmations').where('userId', '=', userId).execute();
  // Who has just proved the password waits for this, and finds another; others who only point at the row do not wait.
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  if (role === 'professional') await lock(tx, `diary:${userId}`); // what is being asked of it comes before this or not at all
  await endSessions(tx, userId, now);
  await releaseAppointments(tx, userId, role, now);
  await appendAudit(tx, { actorId: userId, actorRole: role, action: 'account.deleted', subject: userId, details: {} });
  await tx.deleteFrom('notifications').where('userId', '=', userId).execute();
  await tx.deleteFrom('events').where('userId', '=', userId).execute();
  await tx.deleteFrom('outbox').where('userId', '=', userId).execute();
  await tx.deleteFrom('idempotencyKeys').where('userId', '=', userId).execute();
  await forgetWriting(tx, userId);
  if (role === 'professional') {
    await removeDocuments(tx, { professionalId: userId }, now);
    await blankProfile(tx, userId);
  }
  await dropUploadsOf(tx, userId, now);
  await tx
    .updateTable('users')
    .set({
      email: `${userId}@deleted.invalid`,
      passwordHash: '',
      firstNames: '–',
      lastName: '–',
      phone: '',
      deletedAt: now,
    })
    .where('id', '=', userId)
    .execute();
}

async function blankProfile(tx: Tx, id: string): Promise<void> {
  for (const table of ['availabilityRules', 'availabilityExceptions', 'availabilityDays', 'adds'] as const) {
    await tx.deleteFrom(table).where('professionalId', '=', id).execute();
  }
  await tx.deleteFrom('articles').where('authorId', '=', id).execute();
  await tx
    .updateTable('professionals')
    .set({
      slug: `deleted-${id}`,
      kind: 'individual',
      companyName: null,
      firstNames: '–',
      lastName: '–',
      email: `${id}@deleted.invalid`,
      secondaryEmail: `${id}-2@deleted.invalid`,
      phoneNumber: '',
      publicPhone: null,
      publicEmail: null,
      gender: null,
      address: null,
      latitude: null,
      longitude: null,
      descriptionFr: null,
      descriptionEn: null,
      profileImage: null,
      logo: null,
      availableNow: false,
      availableDate: null,
      verifiedAt: null,
      verifiedUntil: null,
      registeredWithFr: null,
      registeredWithEn: null,
      registerNumber: null,
    })
    .where('id', '=', id)
    .execute();
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
    if (!before) continue; // answered or expired while this waited for the diary
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
