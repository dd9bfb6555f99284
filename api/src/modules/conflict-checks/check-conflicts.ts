import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../db/run-as.ts';
import type { CallContext } from '../../generic/call-context.ts';
import { invalidAt } from '../../http/problem.ts';
import { digestOf, findMatches } from './find-matches.ts';
import type { Match } from './find-matches.ts';
import { readNames } from './read-names.ts';
import type { Matter } from './read-names.ts';

/** The caller's appointment. @throws Problem 422 for another's. */
export async function matterOf({ caller, asSystem }: CallContext, appointmentId: string): Promise<Matter> {
  const matter = await asSystem((tx) =>
    tx
      .selectFrom('appointments')
      .select(['id', 'professionalId', 'clientId'])
      .where('id', '=', appointmentId)
      .where(caller.role === 'client' ? 'clientId' : 'professionalId', '=', String(caller.userId))
      .executeTakeFirst(),
  );
  if (!matter) throw invalidAt('/appointmentId', 'NOT_FOUND');
  return matter;
}

interface Check {
  readonly now: Date;
  /** It was never checked before. */
  readonly isNew?: boolean;
  /** Written where there is nothing to compare, too. */
  readonly isKept?: boolean;
  /** Of the row that is written. */
  readonly checkId?: string;
}

/**
 * Compares the names of a matter with those of the professional's other matters, and withholds reason and documents where somebody may be
 * the same. Returns whether something changed. `tx` runs as `system` and holds the lock of the professional's diary.
 */
export async function checkConflicts(
  tx: Tx,
  matter: Matter,
  { now, isNew = false, isKept = false, checkId = randomUUID() }: Check,
): Promise<boolean> {
  const names = await readNames(tx, matter);
  // Names that the client gave in other matters are compared, and are no parties of this one.
  const own = names.filter(({ isMine, appointmentId }) => isMine && (appointmentId ?? matter.id) === matter.id);
  const parties = own.filter(({ partyId }) => partyId !== null);
  const matches = findMatches(names, matter.clientId);
  const latest = isNew ? undefined : await latestOf(tx, matter.id);
  if (!latest)
    await tx
      .updateTable('appointments')
      .set({ comparedAt: now })
      .where('id', '=', matter.id)
      .where('comparedAt', 'is', null)
      .execute();
  if (!latest && !isKept && parties.length === 0 && matches.length === 0) return false;
  const digest = digestOf(...own);
  const known = new Set(latest?.matches);
  const hasChanged = latest?.digest !== digest || matches.some((match) => !known.has(match.digest));
  if (latest && !hasChanged && (latest.found === matches.length || latest.confirmedAt !== null)) return false;
  if (latest)
    await tx
      .updateTable('conflictChecks')
      .set({ isLatest: false })
      .where('appointmentId', '=', matter.id)
      .where('isLatest', '=', true)
      .execute();
  await tx
    .insertInto('conflictChecks')
    .values({
      id: checkId,
      appointmentId: matter.id,
      professionalId: matter.professionalId,
      clientId: matter.clientId,
      names: parties.map(({ names: [name = '', ...others] }) =>
        others.length > 0 ? `${name} (${others.join(', ')})` : name,
      ),
      digest,
      found: matches.length,
      checkedAt: now,
    })
    .execute();
  if (matches.length > 0)
    await tx
      .insertInto('conflictMatches')
      .values(matches.map((match, at) => rowOf(checkId, match, at)))
      .execute();
  await tx
    .updateTable('appointments')
    .set({ withheld: matches.length > 0 })
    .where('id', '=', matter.id)
    .where('withheld', '!=', matches.length > 0)
    // What the professional wrote is theirs to read.
    .where('openedBy', '=', 'client')
    .execute();
  return true;
}

const rowOf = (checkId: string, { mine, other, score, digest }: Match, at: number) => ({
  id: sql<string>`md5(${`${checkId} ${at}`})::uuid`,
  checkId,
  partyId: mine.partyId,
  withClientId: other.clientId,
  withPartyId: other.partyId,
  withAppointmentId: other.appointmentId,
  score,
  digest,
});

async function latestOf(tx: Tx, appointmentId: string) {
  const latest = await tx
    .selectFrom('conflictChecks')
    .select(['id', 'digest', 'found', 'confirmedAt'])
    .where('appointmentId', '=', appointmentId)
    .where('isLatest', '=', true)
    .executeTakeFirst();
  if (!latest) return undefined;
  const matches = await tx.selectFrom('conflictMatches').select('digest').where('checkId', '=', latest.id).execute();
  return { ...latest, matches: matches.map(({ digest }) => digest) };
}
